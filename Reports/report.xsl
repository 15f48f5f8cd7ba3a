<?xml version="1.0" encoding="UTF-8"?>
<!-- report.html: one page without script, network or fonts. XSLT 1.0 without extensions. What the
     results say is always text here, and only https addresses become links. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="html" encoding="UTF-8" indent="no"/>

  <xsl:key name="rule" match="requirement" use="@slug"/>

  <xsl:variable name="run" select="/scenecheck-results/run"/>
  <xsl:variable name="summary" select="/scenecheck-results/summary"/>
  <xsl:variable name="names" select="$run/implementation"/>
  <xsl:variable name="several" select="count($names) &gt; 1"/>
  <xsl:variable name="passes" select="sum($summary/implementation/@pass)"/>
  <xsl:variable name="warnings" select="sum($summary/implementation/@warning)"/>
  <xsl:variable name="fails" select="sum($summary/implementation/@fail)"/>
  <xsl:variable name="inconclusives" select="sum($summary/implementation/@inconclusive)"/>
  <xsl:variable name="inapplicables" select="sum($summary/implementation/@inapplicable)"/>
  <xsl:variable name="incidentals" select="sum($summary/implementation/@incidental)"/>
  <!-- Expected fails are no failures of the run; what is said of them is, when it is wrong. -->
  <xsl:variable name="expecteds" select="sum($summary/implementation/@expected)"/>
  <xsl:variable name="surprises" select="$fails - $expecteds"/>
  <xsl:variable name="stales" select="count($summary/stale)"/>
  <xsl:variable name="judged" select="$passes + $warnings + $fails"/>

  <xsl:template match="/scenecheck-results">
    <!-- XSLT 1.0 cannot ask for this declaration; the text is ours, not the results'. -->
    <xsl:text disable-output-escaping="yes">&lt;!DOCTYPE html&gt;&#10;</xsl:text>
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <meta name="generator" content="scenecheck {@tool-version}"/>
        <title><xsl:call-template name="sentence"/></title>
        <style><xsl:call-template name="css"/></style>
      </head>
      <body>
        <main>
          <header>
            <p class="brand">scenecheck report</p>
            <h1><xsl:call-template name="sentence"/></h1>
            <xsl:call-template name="counts"/>
            <xsl:call-template name="facts"/>
          </header>
          <xsl:call-template name="cautions"/>
          <xsl:call-template name="stories">
            <xsl:with-param name="id">failures</xsl:with-param>
            <xsl:with-param name="title">Failures</xsl:with-param>
            <xsl:with-param name="results" select="scenario/result[@verdict = 'fail' and not(@expected)]"/>
          </xsl:call-template>
          <xsl:call-template name="stories">
            <xsl:with-param name="id">inconclusive</xsl:with-param>
            <xsl:with-param name="title">Inconclusive</xsl:with-param>
            <xsl:with-param name="results" select="scenario/result[@verdict = 'inconclusive']"/>
          </xsl:call-template>
          <xsl:call-template name="stories">
            <xsl:with-param name="id">warnings</xsl:with-param>
            <xsl:with-param name="title">Warnings</xsl:with-param>
            <xsl:with-param name="results" select="scenario/result[@verdict = 'warning']"/>
          </xsl:call-template>
          <xsl:call-template name="incidental"/>
          <xsl:if test="scenario/result/kill">
            <section id="kills">
              <h2>Kills</h2>
              <p>The app was killed at every point below, launched again, and what it showed then was judged. A built-in app
                is no process: it is dropped, and what it had not written to its store is lost. A program is killed with
                SIGKILL; where that raced with its answer either outcome is right, and the row counts in no verdict.</p>
              <xsl:apply-templates select="scenario/result[kill]" mode="kills"/>
            </section>
          </xsl:if>
          <xsl:call-template name="expectations"/>
          <xsl:if test="$several and scenario"><xsl:call-template name="matrix"/></xsl:if>
          <xsl:call-template name="folded">
            <xsl:with-param name="id">passed</xsl:with-param>
            <xsl:with-param name="title">Passed</xsl:with-param>
            <xsl:with-param name="results" select="scenario/result[@verdict = 'pass']"/>
          </xsl:call-template>
          <xsl:call-template name="folded">
            <xsl:with-param name="id">inapplicable</xsl:with-param>
            <xsl:with-param name="title">Not applicable</xsl:with-param>
            <xsl:with-param name="results" select="scenario/result[@verdict = 'inapplicable']"/>
          </xsl:call-template>
          <xsl:apply-templates select="requirements[requirement]"/>
          <footer id="provenance">
            <h2>Provenance</h2>
            <p>Made by scenecheck <xsl:value-of select="@tool-version"/> from results of format
              <xsl:value-of select="@version"/>. The page holds everything it shows: no script, no
              network. A break is as strong as the weakest of what its requirement rests on and of
              what the run took for granted.</p>
          </footer>
        </main>
      </body>
    </html>
  </xsl:template>

  <xsl:template name="sentence">
    <xsl:choose>
      <xsl:when test="$surprises &gt; 0">
        <xsl:choose>
          <xsl:when test="$judged + $inconclusives = 1">The one result fails</xsl:when>
          <xsl:otherwise>
            <xsl:value-of select="concat($surprises, ' of ', $judged + $inconclusives, ' results fail')"/>
            <xsl:if test="$surprises = 1">s</xsl:if>
            <xsl:if test="$expecteds &gt; 0"><xsl:value-of select="concat(', and ', $expecteds, ' as expected')"/></xsl:if>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:when>
      <xsl:when test="$stales &gt; 0">
        <xsl:value-of select="concat('Nothing fails that is not expected, but ', $stales, ' expectation')"/>
        <xsl:choose><xsl:when test="$stales = 1"> is stale</xsl:when><xsl:otherwise>s are stale</xsl:otherwise></xsl:choose>
      </xsl:when>
      <xsl:when test="$expecteds &gt; 0 and $inconclusives = 0">
        <xsl:value-of select="concat($expecteds, ' of ', $judged, ' results fail')"/>
        <xsl:if test="$expecteds = 1">s</xsl:if>
        <xsl:text>, as expected</xsl:text>
      </xsl:when>
      <xsl:when test="$inconclusives &gt; 0">
        <xsl:value-of select="concat('Nothing fails', substring(' that is not expected', 1, 21 * ($expecteds &gt; 0)), ', but ', $inconclusives, ' of ', $judged + $inconclusives)"/>
        <xsl:text> could not be judged</xsl:text>
      </xsl:when>
      <xsl:when test="$judged = 0">Nothing was judged</xsl:when>
      <xsl:when test="$warnings &gt; 0">
        <xsl:value-of select="concat('Nothing fails; ', $warnings, ' of ', $judged, ' with a warning')"/>
      </xsl:when>
      <xsl:when test="$judged = 1">The one result passes</xsl:when>
      <xsl:otherwise><xsl:value-of select="concat('All ', $judged, ' results pass')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="counts">
    <ul class="counts">
      <li class="pass"><b><xsl:value-of select="$passes"/></b> passed</li>
      <li class="warning"><b><xsl:value-of select="$warnings"/></b> with warnings</li>
      <li class="fail"><b><xsl:value-of select="$fails"/></b> failed<xsl:if test="$expecteds &gt; 0">, <xsl:value-of select="$expecteds"/> as expected</xsl:if></li>
      <li class="inconclusive"><b><xsl:value-of select="$inconclusives"/></b> inconclusive</li>
      <li class="inapplicable"><b><xsl:value-of select="$inapplicables"/></b> not applicable</li>
    </ul>
  </xsl:template>

  <xsl:template name="facts">
    <dl class="facts">
      <xsl:for-each select="$names">
        <dt>implementation</dt>
        <dd><bdi><xsl:value-of select="@name"/></bdi><xsl:text> </xsl:text><bdi><xsl:value-of select="@version"/></bdi>
          (<code><xsl:value-of select="@specification"/></code>)</dd>
      </xsl:for-each>
      <dt>suite</dt>
      <dd><bdi><xsl:value-of select="$run/@suite"/></bdi>, <xsl:value-of select="$summary/@scenarios"/> of
        <xsl:value-of select="$run/@scenarios"/> scenarios</dd>
      <dt>alternatives</dt><dd><xsl:value-of select="$run/@alternatives"/></dd>
      <xsl:if test="$run/@kills"><dt>kills</dt><dd><xsl:value-of select="$run/@kills"/></dd></xsl:if>
      <dt>strict</dt>
      <dd><xsl:choose><xsl:when test="$run/@strict = 'true'">yes: warnings fail</xsl:when><xsl:otherwise>no</xsl:otherwise></xsl:choose></dd>
      <xsl:if test="$run/@expectations"><dt>expectations</dt><dd><bdi><xsl:value-of select="$run/@expectations"/></bdi></dd></xsl:if>
      <xsl:if test="$summary/never-tested">
        <dt>never put to the test</dt>
        <dd><xsl:for-each select="$summary/never-tested">
          <xsl:if test="position() &gt; 1">, </xsl:if>
          <a href="#requirement-{@requirement}"><xsl:value-of select="@requirement"/></a>
        </xsl:for-each></dd>
      </xsl:if>
    </dl>
  </xsl:template>

  <xsl:template name="cautions">
    <xsl:if test="$summary/@complete != 'true'">
      <p class="caution" role="note"><b>Incomplete run.</b> It ended after <xsl:value-of select="$summary/@scenarios"/>
        of <xsl:value-of select="$run/@scenarios"/> scenarios; nothing is known of the others.</p>
    </xsl:if>
    <xsl:variable name="cut" select="scenario/result[@cut]"/>
    <xsl:if test="$cut">
      <p class="caution" role="note"><b>Cut short.</b> <xsl:value-of select="count($cut)"/> result<xsl:if test="count($cut) != 1">s</xsl:if>
        had more runs to make than <code>--max-runs</code> allows: what they did not break they may break there.</p>
    </xsl:if>
    <xsl:if test="$judged + $inconclusives = 0">
      <p class="caution" role="note"><b>Nothing was judged.</b> This page says nothing about any implementation.</p>
    </xsl:if>
  </xsl:template>

  <!-- A section of results told in full. -->
  <xsl:template name="stories">
    <xsl:param name="id"/><xsl:param name="title"/><xsl:param name="results"/>
    <xsl:if test="$results">
      <section id="{$id}">
        <h2><xsl:value-of select="concat($title, ' (', count($results), ')')"/></h2>
        <xsl:apply-templates select="$results" mode="story"/>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template match="result" mode="id"><xsl:value-of select="concat(../@id, ':', @id)"/></xsl:template>

  <xsl:template match="result" mode="story">
    <xsl:variable name="id"><xsl:apply-templates select="." mode="id"/></xsl:variable>
    <article id="{$id}" class="{@verdict}">
      <h3><span class="badge"><xsl:apply-templates select="@verdict" mode="letter"/></span>
        <bdi><xsl:value-of select="../@title"/></bdi></h3>
      <p class="where"><code><xsl:value-of select="../@path"/></code> on <b><bdi><xsl:value-of select="@implementation"/></bdi></b>,
        <xsl:value-of select="../@device"/>, <xsl:value-of select="@runs"/> run<xsl:if test="@runs != 1">s</xsl:if>
        <xsl:if test="@cut"> (cut short, there were more)</xsl:if>
        <xsl:if test="@seconds">, <xsl:value-of select="@seconds"/> s</xsl:if>
        <xsl:if test="../source"><xsl:text>, from </xsl:text>
          <xsl:for-each select="../source"><xsl:if test="position() &gt; 1">, </xsl:if><xsl:value-of select="@id"/></xsl:for-each>
        </xsl:if>
        <xsl:text> </xsl:text><a class="self" href="#{$id}" aria-label="link to this result">#</a></p>
      <xsl:apply-templates select="obstacle | violation"/>
      <xsl:apply-templates select="tries"/>
      <xsl:apply-templates select="timeline"><xsl:with-param name="id" select="$id"/></xsl:apply-templates>
      <xsl:if test="reproduce"><p class="again">Again: <code class="copy"><xsl:value-of select="reproduce"/></code></p></xsl:if>
    </article>
  </xsl:template>

  <xsl:template match="@verdict" mode="letter">
    <xsl:choose>
      <xsl:when test=". = 'pass'">P</xsl:when>
      <xsl:when test=". = 'warning'">W</xsl:when>
      <xsl:when test=". = 'fail'">F</xsl:when>
      <xsl:when test=". = 'inconclusive'">?</xsl:when>
      <xsl:otherwise>&#8211;</xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="obstacle">
    <p class="obstacle"><xsl:if test="@party"><b>Blame the <xsl:value-of select="@party"/>:</b><xsl:text> </xsl:text></xsl:if>
      <xsl:if test="@capability"><b>Missing <xsl:value-of select="@capability"/>:</b><xsl:text> </xsl:text></xsl:if>
      <bdi><xsl:value-of select="."/></bdi></p>
  </xsl:template>

  <xsl:template match="violation | incidental">
    <xsl:variable name="rule" select="key('rule', @requirement)[1]"/>
    <dl class="break">
      <dt>why</dt>
      <dd><bdi><xsl:value-of select="$rule/sentence"/></bdi><xsl:text> </xsl:text>
        <span class="basis"><xsl:choose>
          <xsl:when test="$rule"><a href="#requirement-{@requirement}"><xsl:value-of select="@requirement"/></a></xsl:when>
          <xsl:otherwise><xsl:value-of select="@requirement"/></xsl:otherwise>
        </xsl:choose>, <xsl:value-of select="@level"/>, <xsl:value-of select="@grade"/>
        <xsl:for-each select="$rule/basis">, <xsl:apply-templates select="." mode="link"/></xsl:for-each></span></dd>
      <dt>about</dt><dd><bdi><xsl:value-of select="subject"/></bdi></dd>
      <dt>expected</dt><dd class="text"><bdi><xsl:value-of select="expected"/></bdi></dd>
      <dt>observed</dt><dd class="text"><bdi><xsl:value-of select="observed"/></bdi></dd>
      <dt>breaks at</dt>
      <dd>step <xsl:value-of select="@step"/>, line <xsl:value-of select="@line"/>: <code><xsl:value-of select="stimulus"/></code>
        <xsl:for-each select="under"><br/>given <code><xsl:value-of select="concat(@choice, ' = ', @alternative)"/></code></xsl:for-each>
        <xsl:if test="killed"><br/>killed <xsl:value-of select="killed"/></xsl:if></dd>
      <xsl:apply-templates select="expectation"/>
    </dl>
  </xsl:template>

  <!-- The kill matrix of a result: folded when every row passes. -->
  <xsl:template match="result" mode="kills">
    <details class="kills">
      <xsl:if test="kill[@verdict != 'pass']"><xsl:attribute name="open">open</xsl:attribute></xsl:if>
      <summary><code><xsl:value-of select="../@path"/></code> on <b><bdi><xsl:value-of select="@implementation"/></bdi></b>:
        <xsl:value-of select="concat(count(kill[@verdict = 'pass']), ' of ', count(kill), ' pass')"/></summary>
      <ul>
        <xsl:for-each select="kill">
          <li class="{@verdict}"><span class="badge"><xsl:apply-templates select="@verdict" mode="letter"/></span><xsl:text> </xsl:text>
            <xsl:value-of select="@point"/><xsl:if test="@kind = 'raced'">, raced</xsl:if>
            <xsl:for-each select="breaks"><xsl:text>, breaks </xsl:text><xsl:value-of select="@requirement"/></xsl:for-each>
            <xsl:if test="reason">: <bdi><xsl:value-of select="reason"/></bdi></xsl:if></li>
        </xsl:for-each>
      </ul>
    </details>
  </xsl:template>

  <!-- The entry that is about a break, and whether it holds. -->
  <xsl:template match="expectation">
    <dt>known</dt>
    <dd>
      <xsl:choose>
        <xsl:when test="../@standing = 'expected'">As expected: </xsl:when>
        <xsl:when test="../@standing = 'different'">Another failure is expected: <bdi class="text"><xsl:value-of select="."/></bdi>. </xsl:when>
        <xsl:when test="../@standing = 'expired'">This was expected, but no longer. </xsl:when>
      </xsl:choose>
      <bdi><xsl:value-of select="@owner"/></bdi>, until <xsl:value-of select="@until"/>
      <xsl:if test="@href">, <xsl:choose>
        <xsl:when test="starts-with(@href, 'https://')"><a href="{@href}" rel="noreferrer"><bdi><xsl:value-of select="@href"/></bdi></a></xsl:when>
        <xsl:otherwise><bdi><xsl:value-of select="@href"/></bdi></xsl:otherwise>
      </xsl:choose></xsl:if>
      <span class="basis"> (line <xsl:value-of select="@line"/> of <bdi><xsl:value-of select="$run/@expectations"/></bdi>)</span>
    </dd>
  </xsl:template>

  <xsl:template match="tries">
    <p class="obstacle"><b><xsl:choose>
      <xsl:when test="@flake">A flake:</xsl:when>
      <xsl:otherwise>No flake:</xsl:otherwise>
    </xsl:choose></b> of <xsl:value-of select="@made"/> tries <xsl:value-of select="@failing"/> failed
      and <xsl:value-of select="@inconclusive"/> could not be judged.</p>
  </xsl:template>

  <xsl:template match="basis | fact" mode="link">
    <xsl:choose>
      <xsl:when test="starts-with(@href, 'https://')">
        <a href="{@href}" rel="noreferrer"><xsl:value-of select="@id"/></a>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="@id"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The drawing: lanes are columns, each event is a row, steps follow one another downwards. -->
  <xsl:template match="timeline">
    <xsl:param name="id"/>
    <xsl:variable name="breaks" select="../violation"/>
    <xsl:variable name="lane" select="200"/>
    <xsl:variable name="left" select="228"/>
    <xsl:variable name="width" select="$left + $lane * (count(session) + 2)"/>
    <!-- A step is a header line and a line for each event. -->
    <xsl:variable name="height" select="34 + 24 * count(step) + 18 * count(step/event)"/>
    <xsl:variable name="sessions" select="session"/>
    <div class="lanes" tabindex="0" role="region" aria-label="timeline, told as text below">
      <svg role="img" width="{$width}" height="{$height}" viewBox="0 0 {$width} {$height}">
        <title>Timeline of the run that breaks</title>
        <g class="heads">
          <text x="8" y="20">step</text><text x="{$left}" y="20">app</text>
          <xsl:for-each select="session">
            <text x="{$left + $lane * position()}" y="20">
              <xsl:call-template name="short"><xsl:with-param name="text" select="concat(@label, ' (', @id, ')')"/></xsl:call-template>
            </text>
          </xsl:for-each>
          <text x="{$left + $lane * (count(session) + 1)}" y="20">store</text>
        </g>
        <xsl:for-each select="step">
          <xsl:variable name="number" select="@number"/>
          <xsl:variable name="y" select="34 + 24 * (position() - 1) + 18 * @row"/>
          <xsl:variable name="tall" select="24 + 18 * count(event)"/>
          <xsl:variable name="broken" select="$breaks[@step = $number]"/>
          <g class="step">
            <xsl:if test="$broken"><xsl:attribute name="class">step broken</xsl:attribute></xsl:if>
            <rect class="row" x="1" y="{$y}" width="{$width - 2}" height="{$tall - 2}"/>
            <text class="stimulus" x="24" y="{$y + 14}">
              <xsl:if test="$broken"><tspan class="here">breaks here: </tspan></xsl:if>
              <xsl:call-template name="short">
                <xsl:with-param name="text" select="concat(@number, '  ', stimulus)"/><xsl:with-param name="most" select="64"/>
              </xsl:call-template>
            </text>
            <xsl:if test="$broken">
              <path class="mark" d="M12 {$y + 3} l7 7 l-7 7 l-7 -7 z"/>
            </xsl:if>
            <xsl:for-each select="event">
              <xsl:variable name="session" select="@session"/>
              <xsl:variable name="at" select="$y + 20 + 18 * (position() - 1)"/>
              <xsl:variable name="column">
                <xsl:choose>
                  <xsl:when test="@lane = 'application'">0</xsl:when>
                  <xsl:when test="@lane = 'store'"><xsl:value-of select="count($sessions) + 1"/></xsl:when>
                  <xsl:otherwise><xsl:value-of select="1 + count($sessions[@id = $session]/preceding-sibling::session)"/></xsl:otherwise>
                </xsl:choose>
              </xsl:variable>
              <xsl:variable name="x" select="$left + $lane * $column"/>
              <g class="{@kind}">
                <xsl:choose>
                  <xsl:when test="@kind = 'process-end'">
                    <rect x="{$left - 6}" y="{$at}" width="{$width - $left}" height="15"/>
                    <text x="{$left}" y="{$at + 12}"><xsl:call-template name="short"><xsl:with-param name="text" select="text"/><xsl:with-param name="most" select="60"/></xsl:call-template></text>
                  </xsl:when>
                  <xsl:otherwise>
                    <rect x="{$x - 6}" y="{$at}" width="{$lane - 8}" height="15" rx="3"/>
                    <text x="{$x}" y="{$at + 12}"><xsl:call-template name="short"><xsl:with-param name="text" select="text"/></xsl:call-template></text>
                  </xsl:otherwise>
                </xsl:choose>
                <title><xsl:value-of select="concat(@kind, ': ', text, ' ', detail)"/></title>
              </g>
            </xsl:for-each>
          </g>
        </xsl:for-each>
      </svg>
    </div>
    <!-- The same as text: whole words, and an anchor for each step. -->
    <details>
      <summary>The <xsl:if test="count(step) != 1"><xsl:value-of select="concat(count(step), ' ')"/></xsl:if>step<xsl:if test="count(step) != 1">s</xsl:if> as text</summary>
      <ol class="steps">
        <xsl:for-each select="step">
          <xsl:variable name="number" select="@number"/>
          <li id="{$id}:step-{@number}" value="{@number}">
            <code><xsl:value-of select="stimulus"/></code>
            <xsl:if test="$breaks[@step = $number]"><b class="here"> &#9670; breaks here</b></xsl:if>
            <xsl:if test="event">
              <ul>
                <xsl:for-each select="event">
                  <li><span class="kind"><xsl:value-of select="@kind"/></span><xsl:text> </xsl:text>
                    <bdi><xsl:value-of select="text"/></bdi><xsl:text> </xsl:text>
                    <span class="basis"><xsl:value-of select="concat(@session, substring(@lane, 1, 11 * not(@session)))"/></span>
                    <xsl:if test="detail"><br/><bdi class="detail"><xsl:value-of select="detail"/></bdi></xsl:if></li>
                </xsl:for-each>
              </ul>
            </xsl:if>
          </li>
        </xsl:for-each>
      </ol>
    </details>
  </xsl:template>

  <!-- SVG text does not wrap; the whole words are in the title and in the list. -->
  <xsl:template name="short">
    <xsl:param name="text"/><xsl:param name="most" select="28"/>
    <xsl:variable name="line" select="normalize-space($text)"/>
    <xsl:choose>
      <xsl:when test="string-length($line) &gt; $most"><xsl:value-of select="concat(substring($line, 1, $most - 1), '&#8230;')"/></xsl:when>
      <xsl:otherwise><xsl:value-of select="$line"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="incidental">
    <xsl:if test="$incidentals &gt; 0">
      <section id="incidental">
        <h2><xsl:value-of select="concat('Incidental breaks (', $incidentals, ')')"/></h2>
        <!-- What breaks now and then is undecided. -->
        <xsl:variable name="settled" select="scenario/result[not(tries/@flake)]/incidental"/>
        <xsl:variable name="unexpected" select="count($settled[@standing and @standing != 'expected' or not(@standing) and ($run/@strict = 'true' or @level = 'must' and @grade = 'documented')])"/>
        <p><xsl:value-of select="concat($incidentals, ' break', substring('s', 1, $incidentals != 1), ' of what ')"/>
          <xsl:choose><xsl:when test="$incidentals = 1">its scenario is</xsl:when><xsl:otherwise>their scenarios are</xsl:otherwise></xsl:choose>
          <xsl:value-of select="concat(' not about, ', $unexpected)"/>
          <xsl:choose><xsl:when test="$unexpected = 1"> is</xsl:when><xsl:otherwise> are</xsl:otherwise></xsl:choose> not as expected. They colour no cell.</p>
        <xsl:for-each select="scenario/result/incidental">
          <article class="aside"><p class="where"><code><xsl:value-of select="../../@path"/></code> on
            <b><bdi><xsl:value-of select="../@implementation"/></bdi></b></p>
            <xsl:apply-templates select="."/></article>
        </xsl:for-each>
      </section>
    </xsl:if>
  </xsl:template>

  <!-- What is known is folded; what is wrong about it is not. -->
  <xsl:template name="expectations">
    <xsl:variable name="expected" select="scenario/result[@expected]"/>
    <xsl:if test="$expected or $stales &gt; 0">
      <section id="expectations">
        <h2>Expected failures and stale entries</h2>
        <xsl:for-each select="$summary/stale">
          <article class="fail"><h3>Stale: <bdi><xsl:value-of select="@scenario"/></bdi><xsl:text> </xsl:text><xsl:value-of select="@requirement"/></h3>
            <p class="where">line <xsl:value-of select="@line"/> of <bdi><xsl:value-of select="$run/@expectations"/></bdi><xsl:if test="@implementation">, on <b><bdi><xsl:value-of select="@implementation"/></bdi></b></xsl:if>,
              owned by <bdi><xsl:value-of select="@owner"/></bdi></p>
            <p>No run shows it any more: <bdi class="text"><xsl:value-of select="."/></bdi></p></article>
        </xsl:for-each>
        <xsl:if test="$expected">
          <details>
            <summary><xsl:value-of select="count($expected)"/> result<xsl:if test="count($expected) != 1">s</xsl:if> failed as expected</summary>
            <xsl:apply-templates select="$expected" mode="story"/>
          </details>
        </xsl:if>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template name="matrix">
    <section id="matrix">
      <h2>Matrix</h2>
      <ul class="legend"><li><b class="pass">P</b> passed</li><li><b class="warning">W</b> warning</li>
        <li><b class="fail">F</b> failed</li>
        <xsl:if test="$expecteds &gt; 0"><li><b class="fail expected">F</b> failed as expected</li></xsl:if>
        <li><b class="inconclusive">?</b> inconclusive</li>
        <li><b class="inapplicable">&#8211;</b> not applicable</li></ul>
      <div class="box" tabindex="0" role="region" aria-label="matrix of scenarios and implementations">
        <table>
          <caption>Each scenario on each implementation</caption>
          <thead><tr><th scope="col">scenario</th>
            <xsl:for-each select="$names"><th scope="col"><bdi><xsl:value-of select="@name"/></bdi></th></xsl:for-each></tr></thead>
          <tbody><xsl:apply-templates select="scenario" mode="row"/></tbody>
        </table>
      </div>
    </section>
  </xsl:template>

  <xsl:template match="scenario" mode="row">
    <xsl:variable name="results" select="result"/>
    <xsl:if test="not(preceding-sibling::scenario[1]/@group = @group)">
      <tr class="group"><th scope="rowgroup" colspan="{count($names) + 1}"><xsl:value-of select="@group"/></th></tr>
    </xsl:if>
    <tr><th scope="row" title="{@title}"><xsl:value-of select="@path"/></th>
      <xsl:for-each select="$names">
        <xsl:variable name="result" select="$results[@implementation = current()/@name]"/>
        <td>
          <xsl:choose>
            <xsl:when test="$result">
              <xsl:variable name="id"><xsl:apply-templates select="$result[1]" mode="id"/></xsl:variable>
              <xsl:variable name="known"><xsl:if test="$result/@expected">, expected</xsl:if></xsl:variable>
              <xsl:attribute name="class"><xsl:value-of select="translate(concat($result/@verdict, $known), ',', '')"/></xsl:attribute>
              <a href="#{$id}" aria-label="{$result/@verdict}{$known}"><xsl:apply-templates select="$result[1]/@verdict" mode="letter"/></a>
            </xsl:when>
            <xsl:otherwise><xsl:attribute name="aria-label">not run</xsl:attribute></xsl:otherwise>
          </xsl:choose>
        </td>
      </xsl:for-each>
    </tr>
  </xsl:template>

  <xsl:template name="folded">
    <xsl:param name="id"/><xsl:param name="title"/><xsl:param name="results"/>
    <xsl:if test="$results">
      <section id="{$id}">
        <details>
          <summary><h2><xsl:value-of select="concat($title, ' (', count($results), ')')"/></h2></summary>
          <ul class="plain">
            <xsl:for-each select="$results">
              <li><xsl:attribute name="id"><xsl:apply-templates select="." mode="id"/></xsl:attribute>
                <code><xsl:value-of select="../@path"/></code>
                <xsl:if test="$several"> on <bdi><xsl:value-of select="@implementation"/></bdi></xsl:if>
                <xsl:if test="obstacle">: <xsl:if test="obstacle/@capability">lacks <b><xsl:value-of select="obstacle/@capability"/></b>, </xsl:if><bdi><xsl:value-of select="obstacle"/></bdi></xsl:if></li>
            </xsl:for-each>
          </ul>
        </details>
      </section>
    </xsl:if>
  </xsl:template>

  <xsl:template match="requirements">
    <section id="requirements">
      <h2>Requirements</h2>
      <xsl:for-each select="requirement">
        <article class="aside" id="requirement-{@slug}">
          <h3><xsl:value-of select="@slug"/> <span class="basis"><xsl:text> </xsl:text><xsl:value-of select="@level"/>, <xsl:value-of select="basis/@grade"/></span></h3>
          <p><bdi><xsl:value-of select="sentence"/></bdi></p>
          <ul class="plain"><xsl:for-each select="basis | fact">
            <li><xsl:apply-templates select="." mode="link"/> (<xsl:value-of select="@grade"/>): <bdi><xsl:value-of select="."/></bdi></li>
          </xsl:for-each></ul>
        </article>
      </xsl:for-each>
    </section>
  </xsl:template>

  <xsl:template name="css">
:root{--bg:#fff;--fg:#1b1f24;--dim:#57606a;--line:#d0d7de;--soft:#f5f7f9;--link:#0550ae;--pass:#0a58b0;--passbg:#e3effc;--warn:#7a5200;--warnbg:#fff3cf;--fail:#a83400;--failbg:#ffe6d9;--odd:#5f3b94;--oddbg:#f0e8fb}
@media (prefers-color-scheme:dark){:root{--bg:#14171b;--fg:#e4e8ec;--dim:#a3adb8;--line:#3a424b;--soft:#1d2228;--link:#79b8ff;--pass:#8cc0ff;--passbg:#152c47;--warn:#f2cc60;--warnbg:#3a2f0f;--fail:#ffa57a;--failbg:#47220f;--odd:#cdb2f5;--oddbg:#33244c}}
*{box-sizing:border-box}html{color-scheme:light dark}
body{margin:0;background:var(--bg);color:var(--fg);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:1200px;margin:0 auto;padding:20px 16px 60px}
h1{font-size:28px;line-height:1.2;margin:0 0 12px}h2{font-size:20px;margin:36px 0 10px}h3{font-size:16px;margin:0 0 4px}
a{color:var(--link)}code{font:13px ui-monospace,monospace;white-space:pre-wrap}.copy{user-select:all;background:var(--soft);padding:2px 6px;border:1px solid var(--line);border-radius:4px}
.brand,.where,.basis,.kind{color:var(--dim);margin:0;font-size:13px}
.counts,.legend,.plain{list-style:none;margin:0;padding:0}.counts,.legend{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 14px}
.counts li{padding:4px 12px;border-radius:6px;border:1px solid var(--line)}.legend b{display:inline-block;min-width:24px;text-align:center;border-radius:3px}
.pass{color:var(--pass);background:var(--passbg)}.warning{color:var(--warn);background:var(--warnbg)}.fail{color:var(--fail);background:var(--failbg)}.inconclusive{color:var(--odd);background:var(--oddbg)}.inapplicable{color:var(--dim);background:var(--soft)}
.fail.expected{background:var(--soft);border:1px dashed var(--fail)}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:2px 14px;margin:10px 0}dt{color:var(--dim)}dd{margin:0}dd.text{white-space:pre-wrap}
.caution{padding:10px 14px;border-left:5px solid var(--warn);background:var(--warnbg)}
article{border:1px solid var(--line);border-left:5px solid var(--line);border-radius:6px;padding:14px 16px;margin:0 0 16px;background:var(--bg);color:var(--fg)}
article.fail{border-left-color:var(--fail)}article.inconclusive{border-left-color:var(--odd)}article.warning{border-left-color:var(--warn)}
article.fail,article.warning,article.inconclusive{background:var(--bg);color:var(--fg)}
.badge{display:inline-block;min-width:24px;text-align:center;border:2px solid;border-radius:4px;margin-right:6px}
article.fail .badge{color:var(--fail)}article.warning .badge{color:var(--warn)}article.inconclusive .badge{color:var(--odd)}
:target{outline:3px solid var(--link);outline-offset:2px}
.lanes,.box{overflow:auto;border:1px solid var(--line);border-radius:6px;margin:12px 0}.box{max-height:80vh}
svg{display:block;font:12px system-ui,sans-serif}svg text{fill:var(--fg)}.heads text{font-weight:600}
.row{fill:var(--soft)}.stimulus{font:600 12px ui-monospace,monospace}.broken .row{fill:var(--failbg);stroke:var(--fail);stroke-width:2}.mark{fill:var(--fail)}svg .here,.here{fill:var(--fail);color:var(--fail);font-weight:700}
g.callback rect{fill:var(--passbg);stroke:var(--pass)}g.action rect{fill:var(--bg);stroke:var(--line)}g.request rect{fill:var(--oddbg);stroke:var(--odd)}g.write rect{fill:var(--warnbg);stroke:var(--warn)}g.snapshot rect{fill:var(--bg);stroke:var(--dim);stroke-dasharray:3 2}g.process-end rect{fill:var(--fg)}g.process-end text{fill:var(--bg);font-weight:600}
.steps li{margin:2px 0}.detail{color:var(--dim);white-space:pre-wrap}
table{border-collapse:separate;border-spacing:0;font-size:13px}caption{text-align:left;padding:6px 10px;color:var(--dim)}
th,td{border-bottom:1px solid var(--line);border-right:1px solid var(--line);padding:2px 8px;text-align:center}th{background:var(--soft);font-weight:600}
thead th{position:sticky;top:0;z-index:2}tbody th,thead th:first-child{position:sticky;left:0;text-align:left;font-weight:400;min-width:230px;max-width:340px}tbody th{z-index:1}thead th:first-child{z-index:3}
tr.group th{font-weight:600;text-align:left;min-width:0;max-width:none;color:var(--dim)}
td a{color:inherit;font-weight:700;text-decoration:none;display:block;min-width:24px}thead th{max-width:130px;min-width:88px}
summary{cursor:pointer}summary h2{display:inline-block;margin:10px 0}
@media (max-width:500px){dl{grid-template-columns:minmax(0,1fr)}dd{margin:0 0 6px 10px}h1{font-size:23px}tbody th,thead th:first-child{min-width:130px;max-width:150px}}
@media print{:root{--bg:#fff;--fg:#000;--soft:#f5f7f9}main{max-width:none}.box{max-height:none;overflow:visible}.lanes{overflow:visible}svg{max-width:100%;height:auto}thead th,tbody th{position:static}article dl,article tr,.lanes g{break-inside:avoid}h1,h2,h3,summary{break-after:avoid}details::details-content{content-visibility:visible}.counts li,td,svg *{print-color-adjust:exact}}
  </xsl:template>
</xsl:stylesheet>
