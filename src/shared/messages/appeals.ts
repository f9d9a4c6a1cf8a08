/** What somebody says against a decision, and what came of it (rule 232). */
export const appealMessages = {
  // For whoever appeals.
  title: 'Appeal',
  until: 'You can appeal until {date}.',
  over: 'The six-month window to appeal has passed.',
  provisional: 'A moderator will look at it soon. If you disagree with their decision, you can appeal it.',
  final: 'This came out of an appeal, so it can’t be appealed again.',
  words: 'What did we get wrong?',
  hint: 'Tell us what you meant and anything we missed. You can appeal once. Someone other than the person who decided will read it and answer within 14 days.',
  send: 'Send appeal',
  sent: 'Appeal sent. We’ll answer by {date}.',
  yours: 'What you said',
  answerLabel: 'Our answer',
  waiting: 'We’ll answer by {date}.',
  outcomes: {
    UPHELD: 'We looked at it again on {date}, and the decision stands.',
    REVERSED: 'We looked at it again on {date} and reversed the decision.',
    CHANGED: 'We looked at it again on {date} and replaced the decision with another one.',
  },
  byFirst:
    'This site has only one moderator, so the person who decided looked at it again themselves, at least a day after your appeal.',
  reason: 'Why',
  wordsNeeded: 'Tell us what we got wrong, in {most} characters or fewer.',
  tooOften: 'You’ve sent a lot of appeals today. Try again tomorrow.',
  notThere: 'We can’t find that decision.',
  cannot: 'This decision can’t be appealed. Reload the page to see why.',
  receivedSubject: 'We got your appeal',
  receivedText:
    'We got your appeal about “{title}”. Someone other than the person who decided will look at it, and we’ll answer by {date}.',
  decidedSubject: 'Your appeal on {site}',
  decidedIntros: {
    upheld: 'We looked at our decision about “{title}” again, and it stands.',
    reversed:
      'We looked at our decision about “{title}” again and reversed it. Everything is as it was before, and it doesn’t count against you.',
    changed:
      'We looked at our decision about “{title}” again and replaced it with another one. You’ll get a separate email about that.',
  },
  answerButton: 'See the decision',
  finalText: 'If you still disagree, you can go to court or, in the EU, to an out-of-court dispute settlement body.',

  // For staff.
  pageTitle: 'Appeals',
  filter: 'Show',
  filters: { WAITING: 'Waiting', DECIDED: 'Answered' },
  more: 'More appeals',
  openStory: 'Open the story’s staff page',
  openAccount: '{name}’s account',
  noneWaiting: 'No appeals are waiting.',
  noneDecided: 'No appeals have been answered yet.',
  due: 'Due {date}',
  from: 'Appeal by {name}',
  decidedLine: '{outcome} on {date} by {name}',
  byFirstLine: 'by the only moderator, who had also made the decision',
  states: { OPEN: 'Waiting', UPHELD: 'Upheld', REVERSED: 'Reversed', CHANGED: 'Changed' },
  theDecision: 'The decision',
  theAppeal: 'What they say',
  outcome: 'Answer',
  choices: {
    UPHELD: 'The decision stands',
    REVERSED: 'It was wrong: reverse it',
    CHANGED: 'Replace it with another measure',
  },
  answerReason: 'Reason (they’ll read it)',
  answer: 'Answer this appeal',
  answered: 'Answered. We’ve emailed them.',
  standings: {
    NOT_YOURS: 'You made this decision or it’s about you, so someone else has to answer.',
    ONLY_ONE_WAITS:
      'You made this decision and nobody else works here. You can answer a day after the appeal came in, so you look at it with fresh eyes.',
  },
  onlyOne: 'You made this decision and nobody else works here, so it falls to you. We’ll let them know.',
  alreadyDecided: 'Someone has answered this appeal already.',
  alreadyEnded: 'The decision has ended in the meantime, so it can’t be replaced. You can let it stand or reverse it.',
  cannotChange: 'That measure can’t be put in place right now. Choose another answer.',
  missing: 'We can’t find that appeal.',
  somebody: 'a deleted user',
  reminderSubject: 'Appeals are due soon',
  reminderText:
    '{count, plural, one {One appeal has} other {# appeals have}} been waiting for 10 days. We promise an answer within 14.',
  reminderButton: 'See the appeals',
} as const;
