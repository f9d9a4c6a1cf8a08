/** The tab Publishing: what readers may send one, and who is kept away. */
export const publishingSettingsMessages = {
  tab: 'Publishing',
  readersTitle: 'Readers of your stories',
  notesTitle: 'Private notes',
  notesText: 'Readers may send you notes on a passage that only you, your co-authors and your editors see.',
  readingTitle: 'Highlights of others',
  readingText: 'Passages that many readers highlighted are underlined while you read.',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOnLabel: 'Turn on: {name}',
  turnOffLabel: 'Turn off: {name}',
} as const;
