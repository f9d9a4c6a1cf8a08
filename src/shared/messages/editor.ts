/** Texts of the editor of stories. */
export const editorMessages = {
  attributionPlaceholder: 'Who said it',
  bodyPlaceholder: 'Tell your story…',
  calloutTitlePlaceholder: 'Callout heading (optional)',
  captionPlaceholder: 'Write a caption',
  codePlaceholder: 'Code',
  editorHint:
    'Type a slash for blocks. Alt+F10 opens the formatting bar, Control+slash shows all shortcuts, and Escape leaves the text.',
  editorLabel: 'Story',
  letterLabel: 'Email',
  footnoteReference: 'Note {number}',
  headingPlaceholder: 'Heading',
  linePlaceholder: 'Type / for blocks',
  mathEmpty: 'Formula',
  mathPlaceholder: 'TeX, such as x^2',
  mathSource: 'Formula in TeX',
  previewBreak: 'Everyone can read what’s above',
  quotePlaceholder: 'Quote',
  letterPlaceholder: 'Write to your readers…',
  subjectPlaceholder: 'Subject',
  subtitlePlaceholder: 'Subtitle',
  titlePlaceholder: 'Title',
} as const;
