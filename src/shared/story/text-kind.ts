import { editorMessages as messages } from '../messages/editor.ts';

/** What is written: a letter to the readers of a newsletter has a subject, and tells no story. */
export type TextKind = 'story' | 'letter';

/** What stands in an empty title and an empty text. */
export const beginnings: Readonly<Record<TextKind, { readonly title: string; readonly body: string }>> = {
  story: { title: messages.titlePlaceholder, body: messages.bodyPlaceholder },
  letter: { title: messages.subjectPlaceholder, body: messages.letterPlaceholder },
};
