/** Where administrators start experiments and end them. */
export const experimentMessages = {
  unknown: 'We can’t find that experiment.',
  title: 'Experiments',
  text: 'While an experiment runs, each reader always sees the same variant. When it’s off, everyone sees the first one.',
  note: '{purpose} Owner: {owner}. Decide by {endsOn}.',
  variant: '{name}: weight {weight}, shown to {count, plural, one {# reader} other {# readers}}',
} as const;
