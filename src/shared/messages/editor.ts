/** Texts of the editor of stories. */
export const editorMessages = {
  attributionPlaceholder: 'Who said it',
  bodyPlaceholder: 'Tell your story…',
  calloutTitlePlaceholder: 'Heading of the note (optional)',
  captionPlaceholder: 'Write a caption',
  codePlaceholder: 'Code',
  editorHint:
    'Type a slash for blocks. Alt and F10 lead to the formatting bar, Control and slash show every shortcut, Escape leaves the text.',
  editorLabel: 'Story',
  footnoteReference: 'Note {number}',
  headingPlaceholder: 'Heading',
  linePlaceholder: 'Type / for blocks',
  mathEmpty: 'Formula',
  mathPlaceholder: 'TeX, such as x^2',
  mathSource: 'Formula in TeX',
  previewBreak: 'Everyone may read what stands above',
  quotePlaceholder: 'Quote',
  subtitlePlaceholder: 'Subtitle',
  titlePlaceholder: 'Title',
} as const;
