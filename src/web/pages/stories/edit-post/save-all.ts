import { editPostMessages } from '#shared/messages/edit-post.ts';
import type { Autosave } from '#web/features/stories/drafts/autosave.ts';

/** Saves what is not saved and gives the revision that the server then has; throws with a sentence where that fails. */
export async function saveAll(autosave: Autosave): Promise<number> {
  // What is typed while the first save is on its way goes with the second.
  for (let tries = 0; tries < 2 && autosave.hasUnsent(); tries += 1) await autosave.flush();
  const rev = autosave.revision();
  if (autosave.hasUnsent() || rev === undefined) throw new Error(editPostMessages.publishUnsaved);
  return rev;
}
