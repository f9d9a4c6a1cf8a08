/** Where administrators start experiments and end them. */
export const experimentMessages = {
  unknown: 'There’s no such experiment.',
  title: 'Experiments',
  text: 'While one runs, each reader always sees the same variant. When it’s off, everyone sees the first.',
  note: '{purpose} Owner: {owner}. Decide by {endsOn}.',
  variant: '{name}: weight {weight}, shown to {count, plural, one {# reader} other {# readers}}',
} as const;
