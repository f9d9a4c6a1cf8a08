/** Why what stands at an address elsewhere cannot be fetched: sentences for the writer who gave it. */
export const webPageMessages = {
  noAddress: 'That isn’t a web address.',
  forbidden: 'We can’t fetch that address. It has to be public.',
  unreachable: 'We couldn’t reach that address.',
  tooSlow: 'That address took too long to answer.',
  tooLarge: 'The page at that address is too large.',
  quarantined: 'This site is a restored copy that doesn’t contact other servers yet.',
  noPage: 'There’s no web page at that address.',
} as const;
