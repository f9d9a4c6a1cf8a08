/** What was reported, as staff see it and decide about it. */
export const adminReportMessages = {
  openReports: 'Open reports',
  noReports: 'No reports to review.',
  uphold: 'Uphold',
  dismiss: 'Dismiss',
  trusted:
    '{count, plural, =0 {none} other {#}} from people whose reports we trust. It takes {most} of those to hide it.',
  hiddenUntil: 'Hidden until someone decides.',
  isHidden: 'Readers can’t see it.',
  reporter: 'Reported by {name}',
  somebody: 'a deleted user',
  deed: 'Action',
  deeds: { NONE: 'No action', WARN: 'Warn the author', HIDE: 'Warn the author and hide it from readers' },
  reasonForMaker: 'Reason (the author will read it)',
  claimedBy: '{name} is looking at this until {time} UTC.',
  takeOver: 'Take over',
  yours: 'You’re looking at this, so others will leave it to you for 15 minutes.',
  order:
    'The most serious come first. That depends on what was reported, how often the people reporting it have been right, and how many followers its author has.',
  more: 'More reports',
  decidedElsewhere: 'Someone else has already made this decision. There’s nothing left to do.',
  keys: 'Press J for the next case and K for the one before.',
  decided: 'Decided. We’ve told the people who reported it.',
  openAccount: '{name}’s account',
  targetKinds: { POST: 'Story', USER: 'Person', RESPONSE: 'Response', CATALOG: 'List' },
  openStory: 'Open the story’s staff page',
  reporters: '{count, plural, one {# report} other {# reports}}',
} as const;
