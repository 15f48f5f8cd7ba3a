#include <libxml/xmlversion.h>
// As in CLibxml2.
#undef LIBXML_ICU_ENABLED
#include <libxslt/security.h>
#include <libxslt/transform.h>
#include <libxslt/xslt.h>
#include <libxslt/xsltInternals.h>
#include <libxslt/xsltutils.h>
