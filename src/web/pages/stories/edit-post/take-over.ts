import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { Paragraph } from '#shared/story/story-document.ts';
import type { Autosave } from '#web/features/stories/drafts/autosave.ts';
import type { Caret } from '#web/story/editor/editor-handle.ts';
import { newId } from '#web/story/editor/new-id.ts';

/**
 * Takes what was typed into the field of the title while the editor was still on its way: the first key counts.
 * Where Enter was pressed the story goes on below the title. Says where to go on writing.
 */
export function takeOver(field: HTMLTextAreaElement | null, autosave: Autosave): Caret | undefined {
  if (field === null) return undefined;
  const isHere = field.ownerDocument.activeElement === field;
  if (field.value === field.defaultValue) return isHere ? { line: 0, offset: field.selectionEnd } : undefined;
  const draft = autosave.value();
  // What this device brought back meanwhile has a title of its own, which nobody has seen yet.
  const hasOther = draft.title !== field.defaultValue;
  const lines = hasOther ? ['', ...field.value.split('\n')] : field.value.split('\n');
  const value = withLines(draft, lines, hasOther ? draft.title : (lines[0] ?? ''));
  autosave.change(() => value);
  if (!isHere) return undefined;
  const before = field.value.slice(0, field.selectionEnd).split('\n');
  return { line: before.length - (hasOther ? 0 : 1), offset: before.at(-1)?.length ?? 0 };
}

function withLines(draft: DraftValue, [, ...rest]: readonly string[], title: string): DraftValue {
  const typed = rest.map((text): Paragraph => ({
    type: 'paragraph',
    id: newId(),
    content: text === '' ? [] : [{ type: 'text', text }],
  }));
  return { ...draft, title, document: { ...draft.document, blocks: [...typed, ...draft.document.blocks] } };
}
