/** What was decided about somebody’s account and work, why, and what they can do about it (rules 230 to 233). */
export const decisionMessages = {
  // What the person is told by mail and on their own page.
  subjects: {
    warn: 'A warning about your content on {site}',
    limit: 'Your content on {site} is limited',
    demonetise: 'Your content on {site} no longer earns money',
    hide: 'Your content on {site} was suspended',
    withhold: 'Your content on {site} is withheld in some countries',
    suspend: 'Your {site} account is suspended',
  },
  intros: {
    warn: '“{title}” was found in violation of the Rules. We’re leaving it up this time, but please follow the Rules from now on.',
    limit:
      '“{title}” was found in violation of the Rules and is limited: it’s no longer listed anywhere, not on home or topic pages, your profile or a publication, and not in search, feeds or digests. Anyone with the link can still read it.',
    demonetise:
      '“{title}” was found in violation of the Rules. From now on, it doesn’t earn money. Readers can still find it.',
    hide: '“{title}” was found in violation of the Rules, and readers can no longer see it.',
    withhold: '“{title}” can no longer be read in {countries}.',
    suspend: 'Your account was found in violation of the Rules and is suspended.',
  },
  provisionalSubject: 'Your content on {site} is under review',
  provisionalIntro:
    'Several readers reported “{title}”. Readers can’t see it until one of our moderators has looked at it.',
  provisionalAutomatic:
    'It was hidden automatically because enough trusted readers reported it. A person will make the decision.',
  provisionalAppeal:
    'You don’t have to do anything: a moderator will look at it, and we’ll let you know what they decide. If you disagree with that decision, you can appeal it.',
  suspendedMeans:
    'You can still sign in to read, export your data, appeal and cancel your membership. You can’t publish, respond, clap or follow.',
  rule: 'Rule',
  law: 'Law',
  facts: 'Reason',
  excerpt: 'What it said',
  from: 'Since',
  until: 'Until',
  noEnd: 'No end date',
  howFound: 'How it was found',
  detectedBy: {
    REPORT: 'A reader reported it.',
    STAFF: 'Our moderators found it.',
    AUTOMATIC: 'A program found it.',
  },
  byPerson: 'A person made this decision, not a machine.',
  appealUntil:
    'If you think this is a mistake, you can appeal once, until {date}. Someone other than the person who decided will look at it within 14 days.',
  appealFinal:
    'This decision came out of an appeal, so it can’t be appealed again. You can still go to court or, in the EU, to an out-of-court dispute settlement body.',
  appealButton: 'See the decision and appeal',
  everywhere: 'any country',
  endSubjects: {
    expired: 'A decision about your content on {site} has ended',
    lifted: 'A decision about your content on {site} has ended',
    reversed: 'We reversed a decision about your content on {site}',
  },
  endIntros: {
    expired: 'Our decision about “{title}” has reached its end date, and everything is as it was before.',
    lifted: 'Our decision about “{title}” has ended, and everything is as it was before.',
    reversed:
      'We reversed our decision about “{title}”. Everything is as it was before, and it doesn’t count against you.',
  },
  unsuspendedSubject: 'Your {site} account is no longer suspended',
  unsuspendedIntro: 'Your suspension has ended. You can publish, respond, clap and follow again.',
  endReached: 'It reached its end date.',

  // The page of one’s own decisions.
  title: 'Decisions about you',
  intro:
    'Here’s everything our moderators have decided about your account and your work, along with why and how to appeal.',
  none: 'Nothing here. No decision has been made about your account or your work.',
  strikes:
    '{count, plural, =0 {Nothing counts against you.} one {# decision counts against you. It stops counting after 12 months.} other {# decisions count against you. Each one stops counting after 12 months.}}',
  counts: 'Counts until {date}',
  countsNot: 'Doesn’t count against you',
  measures: {
    WARN: 'Warning',
    LIMIT: 'Limited',
    DEMONETISE: 'Doesn’t earn money',
    HIDE: 'Suspended',
    WITHHOLD: 'Withheld in countries',
    SUSPEND: 'Account suspended',
  },
  heading: '{measure}: {title}',
  means: {
    WARN: 'Nothing was taken away.',
    LIMIT:
      'It’s no longer listed anywhere: not on home or topic pages, a profile or a publication, and not in search, feeds or digests. Anyone with the link can still read it.',
    DEMONETISE: 'It doesn’t earn money. Readers can still find it.',
    HIDE: 'Readers can’t see it.',
    WITHHOLD: 'It can’t be read in {countries}.',
    SUSPEND: 'You can’t publish, respond, clap or follow.',
  },
  ended: {
    EXPIRED: 'Ended on {date}, on its end date',
    LIFTED: 'Ended early on {date}',
    REVERSED: 'Reversed on {date}',
    REPLACED: 'Replaced on {date} by another decision',
  },
  running: 'In force, with no end date',
  runningUntil: 'In force until {date}',
  state: 'Status',
  standing: 'On your record',
  older: 'Older decisions',

  // For staff.
  listTitle: 'Decisions',
  noDecisions: 'Nothing has been decided yet.',
  takeTitle: 'Decide something else',
  takeText:
    'A warning or a limit is often enough. The person gets the rule, your reason and the end date by email, and can appeal.',
  measure: 'Measure',
  takeRule: 'Rule that was broken',
  chooseRule: 'Choose a rule',
  takeLaw: 'Law, with its section (only if a law was broken)',
  takeFacts: 'What happened (they’ll read it)',
  takeExcerpt: 'Quote that shows it (optional)',
  takeCountries: 'Countries, such as Germany, France, or * for everywhere',
  takeEnd: 'Ends after this day (optional)',
  take: 'Decide',
  taken: 'Decided. We’ve emailed the people it’s about.',
  undo: 'Reverse it',
  undoNamed: 'Reverse it: {measure}, {date}',
  isProvisional: 'until someone decides',
  takeTarget: 'About',
  takeTargets: { story: 'This story', publication: 'The publication {name}', account: 'This account' },
  strikesOfUser: 'Counts against them',
  strikesCount: '{count, plural, =0 {Nothing} one {# decision} other {# decisions}} in the last 12 months',
  endAs: 'Was the decision right?',
  chooseEnd: 'Choose one',
  endEnough: 'Yes, but it’s gone on long enough. It still counts against them',
  endWrong: 'No. It won’t count against them anymore',
  about: 'About: {kind}',
  aboutNamed: 'About: {kind} “{title}”',
  targetKinds: {
    POST: 'the story',
    USER: 'the account',
    RESPONSE: 'a response',
    CATALOG: 'the list',
    COLLECTION: 'the publication',
  },
  undoReason: 'Why it was wrong (they’ll read it)',
  undoText: 'Everything goes back to how it was, and it no longer counts against them.',
  undone: 'Reversed.',
  decidedBy: 'by {name}',
  decidedByProgram: 'automatically',
  wrongMeasure: 'That measure doesn’t work for this. Choose another one.',
  wrongCountries: 'Enter countries by name or two-letter code, separated by commas, such as Germany, FR.',
  lawTooLong: 'Name the law in {most} characters or fewer.',
  cannotNow: 'That’s already in force, or it isn’t possible right now. Reload the page.',
  alreadyEnded: 'This decision has already ended.',
  own: 'You can’t make decisions about yourself or your own work. Ask another moderator.',
  forStaffOnly: 'Only an administrator can make decisions about someone who works for the site.',
  missing: 'There’s nothing here to decide on.',
} as const;
