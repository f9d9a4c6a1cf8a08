/** The mark beside the name of a Friend: what the popover says comes with the popover. */
export const memberMarkMessages = {
  friend: 'Friend',
} as const;
