/** Why what stands at an address elsewhere cannot be fetched: sentences for the writer who gave it. */
export const webPageMessages = {
  noAddress: 'That is not the address of a web page.',
  forbidden: 'That address cannot be fetched: it must be a public one.',
  unreachable: 'Nothing could be fetched from that address.',
  tooSlow: 'That address took too long to answer.',
  tooLarge: 'What stands at that address is too large.',
  noPage: 'There is no web page at that address.',
} as const;
