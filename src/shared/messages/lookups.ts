/**
 * One screen for each lookup result that is not a story (rule 13). The words about the Rules are those of
 * the wire; who is blocked is not told so (rule 31).
 */
export const lookupMessages = {
  Unauthorized: {
    title: 'This story is not public',
    text: 'Its author has not opened it to everyone. If you were invited, sign in with that account.',
  },
  AccountDeleted: {
    title: 'This account no longer exists',
    text: 'Its author deleted the account, and the story went with it.',
  },
  AccountSuspended: {
    title: 'This account is suspended',
    text: 'The account of its author was found in violation of the Rules.',
  },
  Blocked: {
    title: 'You cannot read this story',
    text: 'Its author does not let you see it.',
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
