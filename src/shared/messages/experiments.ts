/** Where administrators start experiments and end them. */
export const experimentMessages = {
  unknown: 'There is no such experiment.',
  title: 'Experiments',
  text: 'While one runs, each reader sees one of its variants, always the same; otherwise everybody sees the first.',
  note: '{purpose} Looked after by {owner}, to be decided by {endsOn}.',
  variant: '{name}: weight {weight}, shown to {count, plural, one {# reader} other {# readers}}',
} as const;
