/** Texts of claps. */
export const clapMessages = {
  clap: 'Clap',
  clapsBy: '{count, plural, =0 {No claps yet} one {# clap} other {# claps}}',
  announced: '{count, plural, =0 {You took back your claps} one {# clap from you} other {# claps from you}}',
  mostReached: 'You’ve given all {count} of your claps',
  undo: 'Undo your claps',
  afterSignIn: 'Your clap is in.',
  notSaved: 'We couldn’t save your claps. Please try again.',
  ownStory: 'You can’t clap for your own story.',
  ownResponse: 'You can’t clap for your own response.',
  ownList: 'You can’t clap for your own list.',
  unverified: 'Confirm your email address first, and then you can clap.',
  outOfRange: 'You can clap up to {most} times.',
  tooOften: 'You’re clapping faster than we can count. Give it a moment and try again.',
  votersEmpty: 'Nobody has clapped yet.',
  fans: '{count, plural, =0 {Nobody} one {# person} other {# people}} clapped',
} as const;
