/** The popovers of the member-only star and of the Friend badge. */
export const memberPopoverMessages = {
  story: 'Member-only story',
  friend: 'Friend',
  ownStory: 'Your story is member-only: it stands behind the paywall and is eligible to earn money.',
  memberSince: 'You can read it whole: you have been a member since {date}.',
  member: 'You can read it whole: you are a member.',
  forMembers: 'Only members can read this story whole.',
  getAccess: 'Get unlimited access',
  learnMore: 'Learn more',
  ownFriendSince: 'Friend since {date}',
  ownFriend: 'You are a Friend.',
  friendSince: '{name} has been a Friend since {date}.',
  isFriend: '{name} is a Friend.',
  upgrade: 'Upgrade',
} as const;
