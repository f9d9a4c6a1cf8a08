/** Texts of the story page and of story cards. */
export const storyMessages = {
  save: 'Save',
  // Reading time in its three forms (1§9).
  minutesRead: '{count} min read',
  minutes: '{count} min',
  seconds: '{count} sec',
  memberOnly: 'Member-only story',
  untitled: 'Untitled story',
  by: 'By',
  inPublication: 'in',
  and: 'and',
  andOthers: '{count, plural, one {and # other} other {and # others}}',
  published: 'Published {date}',
  updated: 'Updated {date}',
  edited: 'Edited',
  undated: 'Undated',
  tableOfContents: 'In this story',
  topics: 'Topics',
  writtenBy: 'Written by',
  publishedIn: 'Published in',
  translations: 'Also available in',
  firstPublishedAt: 'First published at',
  readNext: 'Read next',
  previousInSeries: 'Previous in the series',
  nextInSeries: 'Next in the series',
  seriesPosition: 'Part {index} of {count} in',
  licence: 'Licence',
  progress: 'How far you have read',
  loadingBody: 'Loading the story…',
  bodyFailed: 'The text of this story could not be loaded. Please reload the page.',
  moreStories: 'More to read',
  printedFrom: 'From {address}',
} as const;

/** What an author says of help from AI, below the title. */
export const disclosureMessages = {
  ASSISTED: 'Written with help from AI',
  GENERATED: 'Mostly written by AI',
} as const;

/** Licences of 2§3.8: the name a reader sees. */
export const licenceMessages = {
  ALL_RIGHTS_RESERVED: 'All rights reserved',
  CC_BY: 'Creative Commons Attribution 4.0',
  CC_BY_NC: 'Creative Commons Attribution-NonCommercial 4.0',
  CC_BY_NC_ND: 'Creative Commons Attribution-NonCommercial-NoDerivatives 4.0',
  CC_BY_NC_SA: 'Creative Commons Attribution-NonCommercial-ShareAlike 4.0',
  CC_BY_ND: 'Creative Commons Attribution-NoDerivatives 4.0',
  CC_BY_SA: 'Creative Commons Attribution-ShareAlike 4.0',
  CC_ZERO: 'Creative Commons Zero 1.0: no rights reserved',
  PUBLIC_DOMAIN: 'Public domain',
} as const;
