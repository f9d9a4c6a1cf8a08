/** Following people and publications. */
export const followMessages = {
  follow: 'Follow',
  following: 'Following',
  followPerson: 'Follow {name}',
  followsPerson: 'Following {name}',
  followed: 'You are following {name}.',
  unfollowed: 'You unfollowed {name}.',
  askToFollow: 'Follow {name}?',
  alreadyFollowing: "You're already following {name}",
  followSelf: 'You cannot follow yourself',
  intentFailed: "Sorry, that didn't work. Click Follow on the page below to try again.",
  undo: 'Undo',
  failed: 'That didn’t work. Please try again.',
} as const;
