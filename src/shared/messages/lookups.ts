/**
 * One screen for each lookup result that is not a story (rule 13). The words about the Rules are those of
 * the wire; who is blocked is not told so (rule 31).
 */
export const lookupMessages = {
  Unauthorized: {
    title: 'This story isn’t public',
    text: 'Its author hasn’t opened it to everyone. If you were invited, sign in with that account.',
  },
  AccountDeleted: {
    title: 'This account no longer exists',
    text: 'The author deleted their account, and the story went with it.',
  },
  AccountSuspended: {
    title: 'This account is suspended',
    text: 'The author’s account was found in violation of the Rules.',
  },
  Blocked: {
    title: 'You can’t read this story',
    text: 'The author doesn’t let you see it.',
  },
  Blocking: {
    title: 'You blocked the author of this story',
    text: 'Unblock {name} to read it.',
  },
  PostSuspended: {
    title: 'This story is suspended',
    text: 'It was found in violation of the Rules.',
  },
  RemovedByUser: {
    title: 'This story was removed',
    text: 'The author took it down.',
  },
  UnavailableForLegalReasons: {
    title: 'This story is unavailable for legal reasons',
    text: 'It was taken down after a legal demand.',
  },
  WithheldInCountry: {
    title: 'This story is withheld where you are',
    text: 'It isn’t shown in {country} because of a legal demand.',
  },
  rules: 'Read the Rules',
  yours: 'Is it yours? See why, and what you can do',
  home: 'Find something else to read',
} as const;
