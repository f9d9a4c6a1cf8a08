/** The public page of how earnings are worked out (rule 113); its numbers come from the rules that pay. */
export const formulaMessages = {
  title: 'How earnings are worked out',
  intro: 'What a member pays goes to the writers that member reads. Nobody else’s reading changes that.',
  share: 'The writers’ share',
  shareText:
    'We start with what a member pays for the month. A year counts as 12 months, and a gift as what was paid for it. Taxes and payment fees come off first. Free trials don’t bring in any money.',
  ofMembers: 'Of a Member’s fee',
  ofFriends: 'Of a Friend’s fee',
  points: 'Points',
  pointsText: 'A read counts once someone has spent {seconds} seconds with a member-only story.',
  mostText: 'Minutes count up to {times} times the reading time, and up to {minutes} a month for one story.',
  minute: 'Each minute of reading or listening',
  clap: 'A clap',
  highlight: 'A highlight',
  response: 'A response',
  follow: 'Following you from the story',
  outside: 'A first visit from another site, a search or an email',
  boosted: 'While the story is boosted',
  uncounted: 'What doesn’t count',
  uncountedText:
    'Your own reads, readers who pay with the same card as you, suspended accounts, reading during a free trial, and anything over {hours} hours in a day. Claps, highlights, responses and follows count once per story and month.',
  split: 'Who gets it',
  splitText: 'A member’s share is divided by points among the stories that member read during the month.',
  authorsText:
    'Co-authors split what their story earns in whole percentages that all of them agree on, from the day after they agree. Until then, they share equally. If a co-author isn’t in the Partner Program, their share stays with the person who started the story.',
  editorsText:
    'If a story came to a publication through its editors, they get what the writer agreed to when submitting: at most {percent}%, taken before the authors’ shares and only while the story is there.',
  picksText:
    'If a member read nothing that counts, their share goes to the month’s staff picks, divided by what members read of them. If a month has no staff picks, the money is kept for the next one.',
  centsText:
    'We calculate in millionths and round down to the cent once a month for each writer. The leftover fractions of a cent are kept apart. We never pocket them.',
  closing: 'When it’s final',
  closingText:
    'Estimates change daily. A month closes on the 5th of the next one and never changes after that. Refunds and disputes come off a later month. We announce changes to these rules 30 days ahead, and they take effect at the start of a month.',
  privacyText:
    'You can see what your stories earn each day. When fewer than {count} members read a story, figures are combined, so nobody can tell who read what.',
  version: 'This is version {version} of these rules. Each statement says which version it was made with.',
  apply: 'Apply to the Partner Program',
} as const;
