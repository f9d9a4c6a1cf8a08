import type { Autosave } from '#web/features/stories/drafts/autosave.ts';

/** Takes what was typed into the field of the title while the editor was still on its way: the first key counts. */
export function takeOver(field: HTMLTextAreaElement | null, autosave: Autosave): void {
  if (field === null || field.value === field.defaultValue) return;
  const value = { ...autosave.value(), title: field.value };
  autosave.change(() => value);
}
