import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import { type DraftValue, EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import type { DraftBase, DraftRecord, PendingSave } from './draft-record.ts';

export type WorkingCopy = {
  readonly postId: () => string | null;
  readonly base: () => DraftBase | null;
  readonly value: () => DraftValue;
  readonly pending: () => PendingSave | null;
  /** Whether the server was not told, or did not answer, about something. */
  readonly isUnsent: () => boolean;
  readonly change: (read: () => DraftValue) => void;
  /** The save that has no answer yet, else the next one; null where everything is acknowledged. */
  readonly nextSave: () => PendingSave | null;
  /** The server has the open save. */
  readonly acknowledge: (postId: string, rev: number) => void;
  /** The server does not have the open save, and will not take it as it is. */
  readonly takeBack: () => void;
  /** From now on the text is made from `base` and reads `value`; true where it has to be shown. */
  readonly continueFrom: (base: DraftBase | null, value: DraftValue) => boolean;
  /** As the device is to keep it. */
  readonly record: () => DraftRecord;
};

/** What one tab knows of one draft: the text, what of it the server has, and what is on its way. */
export function createWorkingCopy(start: DraftRecord, createId: () => string): WorkingCopy {
  let { postId, base, pending, turn } = start;
  let read = (): DraftValue => start.value;
  let isMerge = false;
  const differs = (value: DraftValue, known: { readonly value: DraftValue } | null) =>
    !isSameJson(value, known?.value ?? EMPTY_DRAFT);
  let isChanged = differs(start.value, pending ?? base);
  return {
    postId: () => postId,
    base: () => base,
    value: () => read(),
    pending: () => pending,
    isUnsent: () => isChanged || pending !== null,
    change(nextRead) {
      read = nextRead;
      isChanged = true;
    },
    nextSave() {
      if (pending !== null) return pending;
      const value = read();
      isChanged = false;
      if (!differs(value, base)) return null;
      const delta = base === null ? undefined : diffDrafts(base.value, value);
      pending = { saveId: createId(), value, delta, isMerge };
      isMerge = false;
      return pending;
    },
    acknowledge(savedId, rev) {
      postId = savedId;
      if (pending !== null) base = { rev, value: pending.value };
      pending = null;
    },
    takeBack() {
      pending = null;
      isChanged = true;
    },
    continueFrom(nextBase, value) {
      const isNew = !isSameJson(value, read());
      if (isNew) read = () => value;
      isMerge = nextBase !== base;
      base = nextBase;
      isChanged = differs(value, nextBase);
      return isNew;
    },
    record() {
      turn += 1;
      const { id, personId, origin } = start;
      return { id, personId, origin, postId, base, pending, value: read(), turn };
    },
  };
}
