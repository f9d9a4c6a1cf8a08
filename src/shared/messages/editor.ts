/** Texts of the editor of stories. */
export const editorMessages = {
  attributionPlaceholder: 'Who said it',
  bodyPlaceholder: 'Tell your story…',
  calloutTitlePlaceholder: 'Heading of the note (optional)',
  captionPlaceholder: 'Write a caption',
  codePlaceholder: 'Code',
  editorLabel: 'Story',
  footnoteReference: 'Note {number}',
  headingPlaceholder: 'Heading',
  linePlaceholder: 'Type / for blocks',
  quotePlaceholder: 'Quote',
  subtitlePlaceholder: 'Subtitle',
  titlePlaceholder: 'Title',
} as const;
