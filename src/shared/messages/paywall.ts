/** Texts of the paywall, of the meter, and of links that open a member-only story. */
export const paywallMessages = {
  title: 'The rest of this story is for members',
  text: 'Become a member to read every story on {site}. It costs {price} a week, billed yearly.',
  freeEachMonth:
    '{count, plural, one {# member-only story} other {# member-only stories}} a month can be read without paying.',
  left: '{count, plural, =0 {This was your last free member-only story this month.} one {You have # free member-only story left this month.} other {You have # free member-only stories left this month.}}',
  noneLeft:
    '{count, plural, one {You have read your free member-only story of this month.} other {You have read all # free member-only stories of this month.}} The next come on {date}.',
  networkFull: 'The free stories of your network are used up for this month. Sign in to read yours.',
  opening: 'Opening the story…',
  checking: 'One moment: many stories were opened in a short time, so we check that a person reads.',
  checkFailed: 'The check did not work. Please reload the page.',
  failed: 'The rest of this story could not be loaded. Please reload the page.',
  linkEnded: 'The link that you followed does not open this story any more.',
  byLink: 'Somebody shared this member-only story with you.',
  become: 'Become a member',
  signIn: 'Sign in',
  alreadyMember: 'Already a member?',
  sandbox: 'This site runs in a sandbox: no money moves.',
  locked: 'The rest of this story is for members.',
} as const;

/** Texts of the links by which authors and Friends share a member-only story (rules 92, 93). */
export const shareLinkMessages = {
  menu: 'Share a free link',
  title: 'Free links to this story',
  forAuthors: 'Whoever has one of these links reads this member-only story whole, without paying.',
  forFriends:
    'As a Friend you share member-only stories: whoever has the link reads this one whole. Each link opens for {openings} readers.',
  leftThisMonth:
    '{count, plural, =0 {You have made all your links of this month.} one {You can make # more link this month.} other {You can make # more links this month.}}',
  make: 'Make a link',
  made: 'Your link is ready. It is shown this once.',
  none: 'You have made no link to this story yet.',
  loading: 'Loading your links…',
  failed: 'Your links could not be loaded. Please try again.',
  madeOn: 'Made {date}',
  opened: '{count, plural, =0 {not opened yet} one {opened by # reader} other {opened by # readers}}',
  openedOf: 'opened by {count} of {most} readers',
  revoke: 'Revoke',
  revokeLabel: 'Revoke the link made {date}',
  revoked: 'Revoked',
  close: 'Close',
  notYours: 'Only its authors and Friends share free links to a story.',
  notLocked: 'Everybody can read this story: share its address.',
  tooMany: 'You have made all your links of this month.',
} as const;
