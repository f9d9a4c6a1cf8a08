/** What the blocks of a story are called where one is spoken of. */
export const blockNameMessages = {
  paragraph: 'Paragraph',
  heading: 'Heading',
  blockQuote: 'Quote',
  pullQuote: 'Pull quote',
  codeBlock: 'Code',
  mathBlock: 'Formula',
  image: 'Picture',
  gallery: 'Gallery',
  embed: 'Embed',
  linkCard: 'Link card',
  list: 'List',
  table: 'Table',
  callout: 'Callout',
  separator: 'Separator',
} as const;
