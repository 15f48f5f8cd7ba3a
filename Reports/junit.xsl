<?xml version="1.0" encoding="UTF-8"?>
<!-- JUnit XML in the subset that Jenkins, GitLab and GitHub's reporters all read: no file, no
     properties; times only where the results have them. A suite for each implementation and folder. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="xml" encoding="UTF-8" indent="yes"/>

  <xsl:key name="results" match="result" use="concat(../@group, '&#10;', @implementation)"/>
  <xsl:key name="rule" match="requirement" use="@slug"/>

  <xsl:template match="/scenecheck-results">
    <xsl:variable name="all" select="summary/implementation"/>
    <xsl:variable name="tests" select="sum($all/@pass | $all/@warning | $all/@fail | $all/@inconclusive | $all/@inapplicable)"/>
    <xsl:variable name="stale" select="count(summary/stale)"/>
    <testsuites name="scenecheck" errors="{sum($all/@inconclusive)}"
        failures="{sum($all/@fail) - sum($all/@expected) + $stale}" tests="{$tests + $stale}">
      <xsl:apply-templates select="summary/group/implementation"/>
      <xsl:if test="$stale &gt; 0">
        <testsuite name="expectations" tests="{$stale}" failures="{$stale}" errors="0" skipped="0">
          <xsl:apply-templates select="summary/stale"/>
        </testsuite>
      </xsl:if>
    </testsuites>
  </xsl:template>

  <xsl:template match="group/implementation">
    <xsl:variable name="tests" select="@pass + @warning + @fail + @inconclusive + @inapplicable"/>
    <xsl:if test="$tests &gt; 0">
      <xsl:variable name="group"><xsl:apply-templates select=".." mode="name"/></xsl:variable>
      <testsuite name="{@name}.{$group}" tests="{$tests}"
          failures="{@fail - sum(@expected)}" errors="{@inconclusive}"
          skipped="{@inapplicable + sum(@expected)}">
        <xsl:apply-templates select="key('results', concat(../@name, '&#10;', @name))">
          <xsl:with-param name="class" select="concat(@name, '.', $group)"/>
        </xsl:apply-templates>
      </testsuite>
    </xsl:if>
  </xsl:template>

  <!-- Readers cut a class name at its dots, so folders are joined by dots as well. -->
  <xsl:template match="group" mode="name">
    <xsl:choose>
      <xsl:when test="@name = ''">scenarios</xsl:when>
      <xsl:otherwise><xsl:value-of select="translate(@name, '/', '.')"/></xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="result">
    <xsl:param name="class"/>
    <testcase classname="{$class}">
      <xsl:attribute name="name">
        <xsl:choose>
          <xsl:when test="../@group = ''"><xsl:value-of select="../@path"/></xsl:when>
          <xsl:otherwise>
            <xsl:value-of select="substring(../@path, string-length(../@group) + 2)"/>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:attribute>
      <xsl:if test="@seconds"><xsl:attribute name="time"><xsl:value-of select="@seconds"/></xsl:attribute></xsl:if>
      <xsl:choose>
        <!-- JUnit has no word for a failure that is expected. -->
        <xsl:when test="@expected">
          <xsl:variable name="first" select="violation[1]"/>
          <skipped message="{normalize-space(concat('expected failure: ', $first/@requirement, ', ', $first/expectation/@owner, ', until ', $first/expectation/@until, ' ', $first/expectation/@href))}"/>
        </xsl:when>
        <xsl:when test="@verdict = 'fail'">
          <failure type="{violation[1]/@requirement}" message="{normalize-space(violation[1]/observed)}">
            <xsl:apply-templates select="violation | incidental"/>
            <xsl:apply-templates select="tries | reproduce"/>
          </failure>
        </xsl:when>
        <xsl:when test="@verdict = 'inconclusive'">
          <error type="inconclusive" message="{normalize-space(obstacle)}">
            <xsl:apply-templates select="obstacle | violation | incidental | reproduce"/>
          </error>
        </xsl:when>
        <xsl:when test="@verdict = 'inapplicable'">
          <skipped message="{normalize-space(obstacle)}"/>
        </xsl:when>
        <xsl:when test="violation | incidental">
          <system-out>
            <xsl:apply-templates select="violation | incidental"/>
            <xsl:apply-templates select="reproduce"/>
          </system-out>
        </xsl:when>
      </xsl:choose>
    </testcase>
  </xsl:template>

  <!-- An entry that nothing bears out makes the run fail, so it is a failing case of its own. -->
  <xsl:template match="stale">
    <testcase classname="expectations" name="line {@line}: {@scenario} {@requirement}">
      <failure type="stale" message="no run shows it any more: {normalize-space(.)}">
        <xsl:value-of select="concat('line ', @line, ' of ', /scenecheck-results/run/@expectations, ', owned by ', @owner, '&#10;')"/>
      </failure>
    </testcase>
  </xsl:template>

  <!-- GitLab shows the content and not the message, so the content tells everything. -->
  <xsl:template match="violation | incidental">
    <xsl:if test="self::incidental">(incidental) </xsl:if>
    <xsl:value-of select="concat(@requirement, ', ', @level, ', ', @grade, '&#10;')"/>
    <xsl:value-of select="concat('why:      ', key('rule', @requirement)[1]/sentence, '&#10;')"/>
    <xsl:value-of select="concat('about:    ', subject, '&#10;')"/>
    <xsl:value-of select="concat('expected: ', expected, '&#10;')"/>
    <xsl:value-of select="concat('observed: ', observed, '&#10;')"/>
    <xsl:value-of select="concat('at step ', @step, ', line ', @line, ': ', stimulus, '&#10;')"/>
    <xsl:for-each select="under">
      <xsl:value-of select="concat('given ', @choice, ' = ', @alternative, '&#10;')"/>
    </xsl:for-each>
    <xsl:if test="killed"><xsl:value-of select="concat('killed ', killed, '&#10;')"/></xsl:if>
    <xsl:for-each select="expectation">
      <xsl:value-of select="concat(../@standing, ': ', ., ' (', @owner, ', until ', @until, ')&#10;')"/>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="obstacle">
    <xsl:value-of select="."/>
    <xsl:if test="@party"><xsl:value-of select="concat(' (', @party, ')')"/></xsl:if>
    <xsl:text>&#10;</xsl:text>
  </xsl:template>

  <xsl:template match="tries">
    <xsl:value-of select="concat('fails in ', @failing, ' of ', @made, ' tries&#10;')"/>
  </xsl:template>

  <xsl:template match="reproduce">
    <xsl:value-of select="concat('reproduce: ', ., '&#10;')"/>
  </xsl:template>
</xsl:stylesheet>
