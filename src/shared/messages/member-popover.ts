/** The popovers of the member-only star and of the Friend badge. */
export const memberPopoverMessages = {
  story: 'Member-only story',
  friend: 'Friend',
  ownStory: 'Your story is member-only: it’s behind the paywall and can earn money.',
  memberSince: 'You can read it in full: you’ve been a member since {date}.',
  member: 'You can read it in full: you’re a member.',
  forMembers: 'Only members can read this story in full.',
  getAccess: 'Get unlimited access',
  learnMore: 'Learn more',
  ownFriendSince: 'Friend since {date}',
  ownFriend: 'You’re a Friend.',
  friendSince: '{name} has been a Friend since {date}.',
  isFriend: '{name} is a Friend.',
  upgrade: 'Upgrade',
} as const;
