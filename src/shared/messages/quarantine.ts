/** What staff of a restored copy read on every page. */
export const quarantineMessages = {
  label: 'Restored copy',
  text: 'This is a restored copy. It sends no email, takes no payments and contacts no other server until its operator runs “longhand admin wake”.',
} as const;
