import { EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import type { AutosaveMeans, TabHolds } from './autosave-means.ts';
import type { DraftBase, DraftOrigin, DraftRecord } from './draft-record.ts';
import { saveLeftovers } from './save-leftovers.ts';

/** The story of the page: one that the server has, or one that is to be made. */
export type DraftToOpen =
  | { readonly postId: string; readonly latest: DraftBase }
  | { readonly postId: null; readonly origin: DraftOrigin };

export type OpenedDraft = {
  readonly autosave: Autosave;
  /** Whether something came from the device that the server did not have. */
  readonly isRestored: boolean;
  readonly stop: () => void;
};

/**
 * Opens a draft with all that this device kept of it: the work of the tab that went last is gone on with, the
 * work of others is joined, also when such a tab goes later.
 */
export async function openDraft(means: AutosaveMeans, holds: TabHolds, draft: DraftToOpen): Promise<OpenedDraft> {
  const { device } = means;
  const ending = new AbortController();
  const kept = await device.list(means.personId);
  const free: DraftRecord[] = [];
  const held: DraftRecord[] = [];
  for (const record of kept) ((await holds.tryHold(record.id)) ? free : held).push(record);
  for (const record of free) if (!hasUnsent(record)) await device.remove(record.id);
  const useful = free.filter(hasUnsent);
  const resumed = useful.findLast((record) => isOf(record, draft));
  const start = resumed ?? newRecord(means, draft);
  if (resumed === undefined) await holds.tryHold(start.id);
  const autosave = createAutosave(means, start, draft.postId === null ? undefined : draft.latest);
  const others = useful.filter((record) => record !== resumed);
  for (const record of others) if (isAbout(record, autosave)) autosave.absorb(record);
  const stops = held.map(({ id }) => holds.whenFree(id, () => void takeLater(id)));
  if (resumed !== undefined) void autosave.flush();
  void saveLeftovers(
    means,
    others.filter((record) => !isAbout(record, autosave)),
    ending.signal,
  );

  async function takeLater(id: string): Promise<void> {
    const record = (await device.list(means.personId)).find((one) => one.id === id);
    if (record === undefined || ending.signal.aborted) return;
    if (!hasUnsent(record)) await device.remove(id);
    else if (isAbout(record, autosave)) autosave.absorb(record);
    else await saveLeftovers(means, [record], ending.signal);
  }

  return {
    autosave,
    isRestored: resumed !== undefined,
    stop() {
      autosave.stop();
      ending.abort();
      for (const stop of stops) stop();
    },
  };
}

function isOf(record: DraftRecord, draft: DraftToOpen): boolean {
  if (draft.postId !== null) return record.postId === draft.postId;
  return record.postId === null && isSameJson(record.origin, draft.origin);
}

/** A story that is still to be made is one of its own: several are not joined. */
function isAbout(record: DraftRecord, { postId }: Autosave): boolean {
  return record.postId !== null && record.postId === postId();
}

function hasUnsent({ pending, base, value }: DraftRecord): boolean {
  return pending !== null || !isSameJson(base?.value ?? EMPTY_DRAFT, value);
}

function newRecord({ createId, personId }: AutosaveMeans, draft: DraftToOpen): DraftRecord {
  const isNew = draft.postId === null;
  return {
    id: createId(),
    personId,
    postId: draft.postId,
    origin: isNew ? draft.origin : {},
    base: isNew ? null : draft.latest,
    pending: null,
    value: isNew ? EMPTY_DRAFT : draft.latest.value,
    turn: 0,
  };
}
