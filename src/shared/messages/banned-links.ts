/** What staff read who say which links nobody may publish. */
export const bannedLinkMessages = {
  noPattern: 'Give a domain such as spam.example, or an address with stars such as spam.example/offer*.',
  reasonTooLong: 'Say why in at most {most} characters.',
  notBanned: 'Links of this kind are not banned.',
} as const;
