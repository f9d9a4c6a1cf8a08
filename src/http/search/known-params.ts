/**
 * Every parameter of the protocol: those that change nothing here are accepted and ignored, and unknown ones are
 * reported to the client, as the hosted service does.
 */
export const knownParams: ReadonlySet<string> = new Set(
  `
  advancedSyntax advancedSyntaxFeatures allowCompressionOfIntegerArray allowTyposOnNumericTokens
  alternativesAsExact analytics analyticsTags aroundLatLng aroundLatLngViaIP aroundPrecision aroundRadius
  attributeCriteriaComputedBy attributeCriteriaComputedByMinProximity attributeForDistinct attributesForFaceting
  attributesToHighlight attributesToRetrieve attributesToSnippet attributesToTransliterate camelCaseAttributes
  clickAnalytics customNormalization customRanking decompoundedAttributes decompoundQuery
  disableExactOnAttributes disablePrefixOnAttributes disableTypoToleranceOnAttributes
  disableTypoToleranceOnWords distinct enableABTest enablePersonalization enableReRanking enableRules
  eventSources exactOnSingleWordQuery explain facetFilters facetingAfterDistinct facetQuery facets filters
  getRankingInfo highlightPostTag highlightPreTag hitsPerPage ignorePlurals indexLanguages insideBoundingBox
  insidePolygon keepDiacriticsOnCharacters length maxFacetHits maxValuesPerFacet minimumAroundRadius
  minProximity minWordSizefor1Typo minWordSizefor2Typos mode naturalLanguages numericAttributesForFiltering
  numericFilters offset optionalFilters optionalWords page paginationLimitedTo percentileComputation
  personalizationImpact query queryLanguages queryType ranking relevancyStrictness removeStopWords
  removeWordsIfNoResults renderingContent replaceSynonymsInHighlight reRankingApplyFilter responseFields
  restrictHighlightAndSnippetArrays restrictSearchableAttributes ruleContexts searchableAttributes
  semanticSearch separatorsToIndex similarQuery snippetEllipsisText sortFacetValuesBy sumOrFiltersScores
  synonyms tagFilters typoTolerance unretrievableAttributes userData userToken
  `
    .trim()
    .split(/\s+/),
);
