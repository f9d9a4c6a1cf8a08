import { createAutosave } from './autosave.ts';
import type { AutosaveMeans } from './autosave-means.ts';
import type { DraftRecord } from './draft-record.ts';

/**
 * Brings to the server what tabs that are gone left of other stories, so that nothing waits here for somebody to
 * open the right one. What clashes, or does not arrive, stays on the device. The records are ours until `ending` fires: from then
 * on another tab may go on with them, and nothing is written or removed here any more.
 */
export async function saveLeftovers(
  means: AutosaveMeans,
  records: readonly DraftRecord[],
  ending: AbortSignal,
): Promise<void> {
  for (const record of records) {
    if (ending.aborted) return;
    const autosave = createAutosave({ ...means, show: () => undefined, onCreated: undefined }, record);
    ending.addEventListener('abort', autosave.stop, { once: true });
    await autosave.flush();
    // What was typed after the last save goes as a second one.
    await autosave.flush();
    ending.removeEventListener('abort', autosave.stop);
    autosave.stop();
  }
}
