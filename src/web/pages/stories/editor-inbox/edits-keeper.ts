import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import { createDeviceStore } from '#web/features/stories/drafts/device-store.ts';
import type { DraftBase } from '#web/features/stories/drafts/draft-record.ts';

/** What an editor changed in a submitted story, and in which text. */
export type UnsentEdits = { readonly base: DraftBase; readonly value: DraftValue; readonly note: string };

type EditsRecord = UnsentEdits & {
  readonly id: string;
  readonly personId: string;
  readonly turn: number;
  /** In milliseconds since 1970, by the clock of the device. */
  readonly keptAt: number;
};

export type EditsKeeper = {
  /** What was left here the last time; null where all of it was sent or dropped. */
  readonly left: UnsentEdits | null;
  /** Keeps what is there by then, in a moment. */
  readonly keep: (read: () => UnsentEdits) => void;
  readonly forget: () => void;
  /** Keeps at once what waits for it, and listens no more. */
  readonly close: () => void;
};

/** A browser that is killed may take along what was typed this long before, in milliseconds. */
const TO_DEVICE = 300;
/** Own judgement: a submission is answered long before. */
const KEPT_FOR = 30 * 86_400_000;

/** Keeps on the device the edits of one person to one submission, until the writer has them. */
export async function openEditsKeeper(host: Window, personId: string, submissionId: string): Promise<EditsKeeper> {
  const store = createDeviceStore<EditsRecord>(host, { database: 'longhand-edits', prefix: '|edits-' });
  const id = `${personId}-${submissionId}`;
  const all = await store.list(personId);
  const isOld = ({ keptAt }: EditsRecord) => keptAt < Date.now() - KEPT_FOR;
  await Promise.all(all.filter((record) => isOld(record)).map((record) => store.remove(record.id)));
  const left = all.find((record) => record.id === id && !isOld(record)) ?? null;
  let turn = left?.turn ?? 0;
  let waiting: (() => UnsentEdits) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(isLeaving: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    const edits = waiting?.();
    waiting = undefined;
    if (edits === undefined) return;
    if (edits.note === '' && isSameJson(edits.value, edits.base.value)) return void store.remove(id);
    turn += 1;
    const record = { ...edits, id, personId, turn, keptAt: Date.now() };
    if (isLeaving) store.putNow(record);
    else void store.put(record);
  }

  const leaving = new AbortController();
  const leave = () => write(true);
  host.addEventListener('pagehide', leave, { signal: leaving.signal });
  host.document.addEventListener('visibilitychange', leave, { signal: leaving.signal });
  return {
    left,
    keep(read) {
      waiting = read;
      timer ??= setTimeout(() => write(false), TO_DEVICE);
    },
    forget() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      void store.remove(id);
    },
    close() {
      leave();
      leaving.abort();
    },
  };
}
