/** Texts of the bar of a story. */
export const storyActionMessages = {
  share: 'Share',
  shareOn: 'Share on {name}',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  more: 'More about this story',
  save: 'Save',
} as const;
