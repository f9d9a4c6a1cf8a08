/** Texts of claps. */
export const clapMessages = {
  clap: 'Clap',
  clapsBy: '{count, plural, =0 {No claps yet} one {# clap} other {# claps}}',
  announced: '{count, plural, =0 {Your claps are taken back} one {# clap from you} other {# claps from you}}',
  mostReached: 'You gave all {count} claps that you have',
  undo: 'Undo your claps',
  notSaved: 'Your claps could not be saved. Please try again.',
  ownStory: 'You cannot clap for your own story.',
  ownResponse: 'You cannot clap for your own response.',
  ownList: 'You cannot clap for your own list.',
  unverified: 'Confirm your email address first. Then you can clap.',
  outOfRange: 'Clap between 0 and {most} times.',
  tooOften: 'You clap faster than we can count. Please try again in a while.',
  votersEmpty: 'Nobody has clapped yet.',
  fans: '{count, plural, =0 {Nobody} one {# person} other {# people}} clapped',
} as const;
