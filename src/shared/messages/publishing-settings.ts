/** The tab Publishing: followers, what readers may send one, publications, and who is kept away. */
export const publishingSettingsMessages = {
  tab: 'Publishing',
  readersTitle: 'Your readers',
  followersTitle: 'Followers',
  followersText:
    '{count, plural, =0 {Nobody follows you yet.} one {# person follows you.} other {# people follow you.}}',
  followersAction: 'See followers',
  publicationsTitle: 'Publications',
  noPublications: 'You don’t write for a publication yet. When an editor adds you to one, it shows up here.',
  open: 'Open',
  openPublication: 'Open {name}',
  notesTitle: 'Private notes',
  notesText: 'Let readers send you notes on a passage. Only you, your co-authors and your editors see them.',
  readingTitle: 'Other people’s highlights',
  readingText: 'While you read, underline passages that many readers highlighted.',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOnLabel: 'Turn on: {name}',
  turnOffLabel: 'Turn off: {name}',
} as const;
