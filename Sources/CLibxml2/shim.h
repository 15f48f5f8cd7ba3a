#include <libxml/xmlversion.h>
// Debian's libxml2 uses ICU, and its headers would declare ICU's types a second time beside
// Foundation's own. We touch no converter, so the members left out here are never looked at.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
#include <libxml/xmlreader.h>
#include <libxml/xmlwriter.h>

// `xmlFree` is a global variable, which Swift 6 does not let us call.
static inline void scenecheckFreeXML(void *memory) { xmlFree(memory); }
