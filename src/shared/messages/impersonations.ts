/** Staff look at the site as somebody sees it: what they read, and what that person is told (rule 248). */
export const impersonationMessages = {
  bannerLabel: 'Viewing as someone else',
  banner: 'You’re viewing {site} as {name}. You can’t change anything.',
  end: 'End',
  refused: 'You’re viewing the site as someone else, so you can’t change anything. End that first.',
  closedTitle: 'Only they can see this page',
  closedText: 'While you’re viewing {site} as {name}, pages that are private to them stay hidden.',
  home: 'Go to the home page',
  expiredTitle: 'That link has expired',
  expiredText: 'It works once, for a minute, in the window that asked for it. Start again from the account’s page.',
  adminPages: 'Go to the staff pages',
  formTitle: 'View the site as this person',
  formText:
    'You see what they see for up to 30 minutes and can’t change anything. Drafts, notes, private lists, reading history, settings, and anything about money stay hidden. They get an email and a notification with your reason.',
  reason: 'Reason (they’ll read it)',
  submit: 'See the site as they do',
  wrongReason: 'Say why, in {most} characters or fewer.',
  tooOften: 'That’s as often as we allow in a day. Try again tomorrow.',
  mailSubject: 'Someone at {site} viewed the site as you',
  mailIntro: 'Someone who works for {site} opened it to see what you see. They couldn’t change anything in your name.',
  mailWhy: 'Why',
  mailWhen: 'When',
  mailLength: 'How long',
  mailHalfHour: '30 minutes at most',
  mailHidden:
    'They didn’t see your drafts, notes, private lists, or reading history, how you sign in, or anything about payments and taxes.',
  mailButton: 'See it in your settings',
  listTitle: 'When staff viewed the site as you',
  listText:
    'Every time someone who works here has viewed the site the way you see it, and why. They couldn’t change anything.',
  listEmpty: 'Nobody who works here has done that in the last two years.',
  listAt: '{from} to {until}',
} as const;
