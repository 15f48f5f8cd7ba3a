<?xml version="1.0" encoding="UTF-8"?>
<!-- The page of `scenecheck probe`: a heat map for each app, each cell with its reasons, then the
     answers. No script, network or fonts. What a property list says is always text here. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="html" encoding="UTF-8" indent="no"/>

  <xsl:template match="/scenecheck-probe">
    <xsl:text disable-output-escaping="yes">&lt;!DOCTYPE html&gt;&#10;</xsl:text>
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="color-scheme" content="light dark"/>
        <meta name="generator" content="scenecheck {@tool-version}"/>
        <title>What <xsl:call-template name="apps"/> on each device</title>
        <style><xsl:call-template name="css"/></style>
      </head>
      <body>
        <main>
          <header>
            <p class="dim">scenecheck probe</p>
            <h1>What <xsl:call-template name="apps"/> on each device</h1>
            <ul class="legend">
              <li><b class="yes">yes</b> several windows</li>
              <li><b class="no">no</b> one window</li>
              <li><b class="unknown">?</b> no source settles it</li>
              <li><b class="none">none</b> no scenes</li>
              <li><b class="none">&#8211;</b> no such system or app</li>
            </ul>
          </header>
          <xsl:if test="count(app) &gt; 1">
            <nav><ul>
              <xsl:for-each select="app">
                <li><a href="#app-{position()}"><xsl:call-template name="name"/></a></li>
              </xsl:for-each>
            </ul></nav>
          </xsl:if>
          <xsl:apply-templates select="app"/>
          <footer class="dim">Made by scenecheck <xsl:value-of select="@tool-version"/>. Facts are
            graded: documented by Apple, reported by developers, or inferred by us.</footer>
        </main>
      </body>
    </html>
  </xsl:template>

  <xsl:template name="apps">
    <xsl:choose>
      <xsl:when test="count(app) = 1"><bdi><xsl:value-of select="app/@name"/></bdi>
        <xsl:if test="not(app/@name)">the app</xsl:if> gets</xsl:when>
      <xsl:otherwise><xsl:value-of select="count(app)"/> apps get</xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="name">
    <bdi><xsl:value-of select="@name"/></bdi>
    <xsl:if test="@name"><xsl:text> </xsl:text></xsl:if>
    <code class="dim"><xsl:value-of select="@path"/></code>
  </xsl:template>

  <xsl:template match="app">
    <xsl:variable name="app" select="concat('app-', position())"/>
    <section id="{$app}">
      <h2><xsl:call-template name="name"/></h2>
      <xsl:if test="unresolved">
        <p class="caution">Left as written, for nothing sets them:
          <xsl:for-each select="unresolved">
            <code>$(<xsl:value-of select="@variable"/>)</code><xsl:text> </xsl:text>
          </xsl:for-each></p>
      </xsl:if>
      <xsl:apply-templates select="matrix"><xsl:with-param name="app" select="$app"/></xsl:apply-templates>
      <xsl:apply-templates select="report"/>
      <xsl:call-template name="findings"/>
    </section>
  </xsl:template>

  <xsl:template match="matrix">
    <xsl:param name="app"/>
    <p class="dim">Does it get several windows? Columns are iOS versions, each with all its updates; a
      cell of a Mac or a Vision names its own system. Each cell leads to its reasons.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Several windows by device and system">
      <table>
        <thead><tr>
          <th scope="col">Device</th>
          <xsl:for-each select="release"><th scope="col"><xsl:value-of select="@ios"/></th></xsl:for-each>
        </tr></thead>
        <tbody>
          <xsl:for-each select="row">
            <xsl:variable name="place" select="@place"/>
            <tr>
              <th scope="row"><xsl:value-of select="@title"/></th>
              <xsl:for-each select="cell">
                <td class="{@outcome}">
                  <a href="#{$app}-{$place}-{position()}" title="{@reason}">
                    <xsl:call-template name="outcome"/>
                  </a>
                  <xsl:if test="@system = 'macOS' or @system = 'visionOS'">
                    <small><xsl:value-of select="concat(substring-before(@system, 'OS'), ' ', @os)"/></small>
                  </xsl:if>
                </td>
              </xsl:for-each>
            </tr>
          </xsl:for-each>
        </tbody>
      </table>
    </div>
    <details>
      <summary>The reason for each cell</summary>
      <xsl:for-each select="row">
        <xsl:variable name="place" select="@place"/>
        <h4><xsl:value-of select="@title"/></h4>
        <ul class="cells">
          <xsl:for-each select="cell">
            <li id="{$app}-{$place}-{position()}">
              <b class="{@outcome}"><xsl:call-template name="outcome"/></b>
              <xsl:if test="@os"><xsl:value-of select="concat(' ', @system, ' ', @os, ' with its updates: ')"/></xsl:if>
              <xsl:value-of select="concat(' ', @reason, ' ')"/>
              <xsl:call-template name="facts"/>
              <xsl:if test="@question"><span class="dim"> open: <xsl:value-of select="@question"/></span></xsl:if>
            </li>
          </xsl:for-each>
        </ul>
      </xsl:for-each>
    </details>
  </xsl:template>

  <xsl:template name="outcome">
    <xsl:choose>
      <xsl:when test="@outcome = 'unknown'">?</xsl:when>
      <xsl:when test="@outcome = 'no-scenes'">none</xsl:when>
      <xsl:when test="@outcome = 'absent'">&#8211;</xsl:when>
      <xsl:otherwise><xsl:value-of select="@outcome"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="facts">
    <xsl:for-each select="fact">
      <xsl:choose>
        <xsl:when test="starts-with(@source, 'https://')">
          <a class="fact" href="{@source}" title="{@statement}"><xsl:value-of select="@id"/></a>
        </xsl:when>
        <xsl:otherwise><span class="fact" title="{@statement}"><xsl:value-of select="@id"/></span></xsl:otherwise>
      </xsl:choose>
      <xsl:text> </xsl:text>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="report">
    <article>
      <h3><xsl:value-of select="concat(@title, ', ', @system, ' ', @os)"/>
        <span class="dim"><xsl:text> </xsl:text>
          <xsl:choose>
            <xsl:when test="@sdk">SDK <xsl:value-of select="@sdk"/></xsl:when>
            <xsl:otherwise>SDK not known</xsl:otherwise>
          </xsl:choose></span></h3>
      <dl>
        <xsl:for-each select="answer">
          <dt><xsl:value-of select="@title"/></dt>
          <dd>
            <b class="{@support}"><xsl:value-of select="@support"/></b>
            <xsl:value-of select="concat(' ', @verdict, ' ')"/>
            <span class="dim"><xsl:value-of select="@grade"/></span>
            <ul>
              <xsl:for-each select="reason">
                <li><xsl:value-of select="concat(@text, ' ')"/>
                  <xsl:call-template name="facts"/>
                  <xsl:if test="@question"><span class="dim">open: <xsl:value-of select="@question"/><xsl:text> </xsl:text></span></xsl:if>
                  <xsl:if test="@key-path"><code class="dim"><xsl:value-of select="@key-path"/></code>
                    <xsl:if test="@line"><span class="dim"> line <xsl:value-of select="@line"/></span></xsl:if></xsl:if></li>
              </xsl:for-each>
            </ul>
            <xsl:if test="@change"><p class="change">To change it: <xsl:value-of select="@change"/></p></xsl:if>
          </dd>
        </xsl:for-each>
        <dt>usual check</dt>
        <dd><b class="{@usual-check}"><xsl:value-of select="@usual-check"/></b>
          <xsl:text> </xsl:text><code>supportsMultipleScenes &amp;&amp; (idiom == .pad || idiom == .vision)</code>
          <xsl:if test="@usual-check-warning"><p class="caution">It differs: <xsl:value-of select="@usual-check-warning"/>.</p></xsl:if></dd>
      </dl>
    </article>
  </xsl:template>

  <xsl:template name="findings">
    <h3>Mistakes in the property list</h3>
    <xsl:choose>
      <xsl:when test="finding">
        <ul class="findings">
          <xsl:for-each select="finding">
            <li><b class="{@level}"><xsl:value-of select="@level"/></b>
              <xsl:value-of select="concat(' ', @message, ' ')"/>
              <code class="dim"><xsl:value-of select="@key-path"/></code>
              <span class="dim"><xsl:value-of select="concat(' ', @file)"/>
                <xsl:if test="@line">:<xsl:value-of select="@line"/></xsl:if>
                <xsl:value-of select="concat(' ', @rule, ' ')"/></span>
              <xsl:call-template name="facts"/></li>
          </xsl:for-each>
        </ul>
      </xsl:when>
      <xsl:otherwise><p>None was found.</p></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="css">
:root{--bg:#fff;--fg:#1b1f24;--dim:#57606a;--line:#d0d7de;--soft:#f5f7f9;--link:#0550ae;--yes:#0a58b0;--yesbg:#cfe4fb;--no:#8f2c00;--nobg:#ffe0d0;--unk:#6b4700;--unkbg:#fff0c2}
@media (prefers-color-scheme:dark){:root{--bg:#14171b;--fg:#e4e8ec;--dim:#a3adb8;--line:#3a424b;--soft:#1d2228;--link:#79b8ff;--yes:#9ccaff;--yesbg:#15345a;--no:#ffb08a;--nobg:#4a210d;--unk:#f2cc60;--unkbg:#3a2f0f}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--fg);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:1200px;margin:0 auto;padding:20px 16px 60px}h1{font-size:26px;line-height:1.2;margin:0 0 12px}h2{font-size:20px;margin:32px 0 10px}h3{font-size:16px;margin:0 0 8px}h4{margin:12px 0 4px}
a{color:var(--link)}code{font:13px ui-monospace,monospace}.dim{color:var(--dim);font-weight:400;font-size:13px}
.legend,.findings,.cells{list-style:none;padding:0;margin:0 0 14px}.legend{display:flex;flex-wrap:wrap;gap:6px 16px}.findings li{padding:6px 0;border-bottom:1px solid var(--line)}
b{display:inline-block;min-width:34px;text-align:center;padding:0 6px;border-radius:4px}
.yes{color:var(--yes);background:var(--yesbg)}.no{color:var(--no);background:var(--nobg)}.unknown{color:var(--unk);background:var(--unkbg)}
.none,.no-scenes,.absent,.note{color:var(--dim);background:var(--soft)}.error{color:var(--no);background:var(--nobg)}.warning{color:var(--unk);background:var(--unkbg)}
.scroll{overflow-x:auto;margin:0 0 10px}table{border-collapse:separate;border-spacing:2px;min-width:700px}
th{text-align:left;font-weight:600;padding:4px 8px;white-space:nowrap}tbody th{position:sticky;left:0;background:var(--bg);max-width:150px;white-space:normal}td,thead th+th{text-align:center}
td{padding:4px;min-width:56px;border-radius:4px}td a{color:inherit;font-weight:600;display:block;text-decoration:none}td a:hover,td a:focus{text-decoration:underline}td small{display:block;font-size:11px}
article{border:1px solid var(--line);border-radius:6px;padding:14px 16px;margin:0 0 16px}dl{display:grid;grid-template-columns:150px minmax(0,1fr);gap:8px 14px;margin:0}dt{font-weight:600}dd{margin:0}dd ul{margin:4px 0;padding-left:18px}
@media (max-width:600px){dl{grid-template-columns:minmax(0,1fr);gap:2px}dd{margin-bottom:10px}}
.change{margin:4px 0}.caution{margin:6px 0;padding:8px 12px;border-left:4px solid var(--unk);background:var(--unkbg)}.fact{font-size:12px;white-space:nowrap}
:target{outline:2px solid var(--link);outline-offset:2px}summary{cursor:pointer;margin:6px 0}footer{margin-top:30px}
@media print{details>*{display:block}.scroll{overflow:visible}}
  </xsl:template>
</xsl:stylesheet>
