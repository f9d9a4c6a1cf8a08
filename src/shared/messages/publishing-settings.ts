/** The tab Publishing: what readers may send one, and who is kept away. */
export const publishingSettingsMessages = {
  tab: 'Publishing',
  readersTitle: 'Your readers',
  notesTitle: 'Private notes',
  notesText: 'Let readers send you notes on a passage. Only you, your co-authors and your editors see them.',
  readingTitle: 'Other people’s highlights',
  readingText: 'Underline passages many readers highlighted while you read.',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOnLabel: 'Turn on: {name}',
  turnOffLabel: 'Turn off: {name}',
} as const;
