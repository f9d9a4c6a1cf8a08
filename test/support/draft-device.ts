import type { DeviceStore, TabHolds } from '#web/features/stories/drafts/autosave-means.ts';
import type { DraftRecord } from '#web/features/stories/drafts/draft-record.ts';

export type DraftDevice = {
  readonly store: DeviceStore;
  /** A tab of the device: what it holds is free when it is closed, or killed. */
  readonly openTab: () => { readonly holds: TabHolds; readonly close: () => void };
  readonly records: () => readonly DraftRecord[];
};

/** A browser’s storage and its locks, without a browser. */
export function createDraftDevice(): DraftDevice {
  const records = new Map<string, string>();
  const holders = new Map<string, symbol>();
  const waiting = new Map<string, Set<() => void>>();
  const parsed = () => [...records.values()].map((text): DraftRecord => JSON.parse(text));
  const put = (record: DraftRecord): void => {
    records.set(record.id, JSON.stringify(record));
  };
  return {
    records: parsed,
    store: {
      put: (record) => {
        put(record);
        return Promise.resolve(true);
      },
      putNow: put,
      remove: (id) => {
        records.delete(id);
        return Promise.resolve();
      },
      list: (personId) => Promise.resolve(parsed().filter((record) => record.personId === personId)),
    },
    openTab() {
      const tab = Symbol('tab');
      const waits: (() => void)[] = [];
      let isClosed = false;
      const take = (id: string): boolean => {
        if (isClosed || (holders.get(id) ?? tab) !== tab) return false;
        holders.set(id, tab);
        return true;
      };
      return {
        holds: {
          tryHold: (id) => Promise.resolve(take(id)),
          whenFree(id, run) {
            const set = waiting.get(id) ?? new Set();
            waiting.set(id, set);
            const once = () => {
              if (!take(id)) return;
              set.delete(once);
              run();
            };
            set.add(once);
            const stop = () => void set.delete(once);
            waits.push(stop);
            return stop;
          },
        },
        close() {
          isClosed = true;
          for (const stop of waits) stop();
          const freed = [...holders].filter(([, holder]) => holder === tab).map(([id]) => id);
          for (const id of freed) {
            holders.delete(id);
            for (const run of waiting.get(id) ?? []) queueMicrotask(run);
          }
        },
      };
    },
  };
}
