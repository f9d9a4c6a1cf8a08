/** What `/mastodon` says to whoever is signed in, and what servers elsewhere are told (MEMB-17). */
export const federationMessages = {
  title: 'Mastodon',
  noServer: 'This is no name of a server. Write it as in an address, such as mastodon.example.',
  taken: 'Taken.',
  unsigned: 'This request is not signed by who says that they sent it.',
  malformed: 'This is no activity.',
  blocked: 'This server is blocked here.',
} as const;
