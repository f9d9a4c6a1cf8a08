/** What staff read who say which links nobody may publish. */
export const bannedLinkMessages = {
  noPattern: 'Enter a domain such as spam.example, or an address with stars such as spam.example/offer*.',
  reasonTooLong: 'Keep the reason to {most} characters.',
  notBanned: 'That pattern isn’t banned.',
} as const;
