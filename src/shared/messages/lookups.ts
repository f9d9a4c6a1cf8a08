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
