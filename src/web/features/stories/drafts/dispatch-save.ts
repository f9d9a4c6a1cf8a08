import type { DraftTransport, SaveAnswer } from './autosave-means.ts';
import type { DraftRecord, PendingSave } from './draft-record.ts';

/** Sends one save of a record: the one that makes the story, or one on top of what the server acknowledged. */
export function dispatchSave(
  transport: DraftTransport,
  { postId, base, origin }: DraftRecord,
  { saveId, value, delta, isMerge = false }: PendingSave,
  isLeaving: boolean,
): Promise<SaveAnswer> {
  if (postId === null || base === null || delta === undefined) {
    return transport.create({ saveId, value, origin, isLeaving });
  }
  return transport.save({ postId, baseRev: base.rev, saveId, delta, isMerge, isLeaving });
}

/**
 * Asks what became of the last save of a tab that is gone, by sending it once more under its id. The record
 * then has no open save; undefined where nobody can tell yet.
 */
export async function settleRecord(transport: DraftTransport, record: DraftRecord): Promise<DraftRecord | undefined> {
  const { pending } = record;
  if (pending === null) return record;
  const answer = await dispatchSave(transport, record, pending, false);
  switch (answer.kind) {
    case 'saved':
      return {
        ...record,
        postId: answer.postId,
        base: { rev: answer.rev, value: pending.value },
        pending: null,
      };
    case 'conflict':
    case 'refused':
      return { ...record, pending: null };
    default:
      return undefined;
  }
}
