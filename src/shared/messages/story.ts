/** Texts of the story page and of story cards. */
export const storyMessages = {
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
  incomplete: 'The rest of this story is for members.',
  loadingBody: 'Loading the story…',
  bodyFailed: 'The text of this story could not be loaded. Please reload the page.',
  moreStories: 'More to read',
  printedFrom: 'From {address}',
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

/** One screen for each lookup result that is not a story (1§4, decisions 13). */
export const lookupMessages = {
  Unauthorized: {
    title: 'This story is not public',
    text: 'Its author has not opened it to everyone. If you were invited to read it, sign in with the account that was invited.',
  },
  AccountDeleted: {
    title: 'This account no longer exists',
    text: 'The person who wrote this story has deleted the account, and the story went with it.',
  },
  AccountSuspended: {
    title: 'This account is suspended',
    text: 'The account of the author was found in violation of the Rules, so its stories cannot be read.',
  },
  Blocked: {
    title: 'You cannot read this story',
    text: 'Its author has blocked you.',
  },
  Blocking: {
    title: 'You blocked the author of this story',
    text: 'You blocked {name}. Unblock this person to read the story.',
  },
  PostSuspended: {
    title: 'This story is suspended',
    text: 'The story was found in violation of the Rules and cannot be read.',
  },
  RemovedByUser: {
    title: 'This story was removed',
    text: 'Its author took it down.',
  },
  UnavailableForLegalReasons: {
    title: 'This story is unavailable for legal reasons',
    text: 'It was taken down after a legal demand.',
  },
  WithheldInCountry: {
    title: 'This story is withheld where you are',
    text: 'After a legal demand it is not shown in {country}.',
  },
  rules: 'Read the Rules',
  home: 'Find something else to read',
} as const;
