import { createAutosave } from './autosave.ts';
import type { AutosaveMeans } from './autosave-means.ts';
import type { DraftRecord } from './draft-record.ts';

/**
 * Brings to the server what tabs that are gone left of other stories, so that nothing waits here for somebody to
 * open the right one. What clashes, or does not arrive, stays on the device. The records are ours.
 */
export async function saveLeftovers(means: AutosaveMeans, records: readonly DraftRecord[]): Promise<void> {
  for (const record of records) {
    const autosave = createAutosave({ ...means, show: () => undefined, onCreated: undefined }, record);
    await autosave.flush();
    // What was typed after the last save goes as a second one.
    await autosave.flush();
    autosave.stop();
  }
}
