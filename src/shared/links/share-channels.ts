/** The networks that the bar of a story offers; every channel of `share-targets.ts` answers by its address. */
export const shareChannels = [
  { channel: 'bluesky', name: 'Bluesky' },
  { channel: 'mastodon', name: 'Mastodon' },
  { channel: 'twitter', name: 'X' },
  { channel: 'facebook', name: 'Facebook' },
  { channel: 'linkedIn', name: 'LinkedIn' },
  { channel: 'email', name: 'email' },
] as const;
