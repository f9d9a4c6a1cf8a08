/** Texts of the paywall, of the meter, and of links that open a member-only story. */
export const paywallMessages = {
  title: 'The rest of this story is for members',
  text: 'Become a member to read every story on {site}. It costs {price} a week, billed yearly.',
  freeEachMonth:
    '{count, plural, one {You can read # member-only story} other {You can read # member-only stories}} a month for free.',
  left: '{count, plural, =0 {This was your last free member-only story this month.} one {You have # free member-only story left this month.} other {You have # free member-only stories left this month.}}',
  noneLeft:
    '{count, plural, one {You’ve read your free member-only story this month.} other {You’ve read all # of your free member-only stories this month.}} You’ll get more on {date}.',
  networkFull: 'Your network has used up its free stories for this month. Sign in to read yours.',
  opening: 'Opening the story…',
  checking:
    'One moment. A lot of stories were opened in a short time, so we’re checking that there’s a person reading.',
  checkFailed: 'The check didn’t work. Please reload the page.',
  failed: 'We couldn’t load the rest of this story. Please reload the page.',
  linkEnded: 'The link you followed no longer opens this story.',
  byLink: 'Someone shared this member-only story with you.',
  become: 'Become a member',
  signIn: 'Sign in',
  alreadyMember: 'Already a member?',
  sandbox: 'This site is a sandbox: no money moves.',
  locked: 'The rest of this story is for members.',
} as const;

/** Texts of the links by which authors and Friends share a member-only story (rules 92, 93). */
export const shareLinkMessages = {
  menu: 'Share a free link',
  title: 'Free links to this story',
  forAuthors: 'Anyone with one of these links can read this member-only story in full, for free.',
  forFriends:
    'As a Friend, you can share member-only stories. Anyone with the link can read this one in full, up to {openings} readers per link.',
  leftThisMonth:
    '{count, plural, =0 {You’ve made all your links for this month.} one {You can make # more link this month.} other {You can make # more links this month.}}',
  make: 'Create link',
  made: 'Your link is ready. We only show it once.',
  none: 'You haven’t made any links to this story yet.',
  loading: 'Loading your links…',
  failed: 'We couldn’t load your links. Please try again.',
  madeOn: 'Created {date}',
  opened: '{count, plural, =0 {not opened yet} one {opened by # reader} other {opened by # readers}}',
  openedOf: 'opened by {count} of {most} readers',
  revoke: 'Revoke',
  revokeLabel: 'Revoke the link created {date}',
  revoked: 'Revoked',
  close: 'Close',
  notYours: 'Only the authors and Friends can share free links to a story.',
  notLocked: 'Everyone can already read this story. Just share its address.',
  tooMany: 'You’ve made all your links for this month.',
} as const;
