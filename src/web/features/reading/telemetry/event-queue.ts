import type { StoredJson } from '#shared/storage/stored-json.ts';
import { type ClientEvent, clientEventRules, firstEvents } from '#shared/telemetry/client-event.ts';

const { sendAfter, mostStored, mostCharacters, mostCharactersLeaving } = clientEventRules;
/** Own judgement: a server that refuses is asked again after 10 s, 20 s … and at last every 5 minutes or so. */
const MOST_DOUBLINGS = 6;

/** How events are sent: true once the server has them. Never throws. */
export type SendEvents = (events: readonly ClientEvent[], way: { readonly isLeaving: boolean }) => Promise<boolean>;

/** Runs a change of the storage while no other window makes one. */
export type LockStorage = (change: () => void) => Promise<void>;

export type EventQueue = {
  /** Keeps an event, and sends it with all that wait after 5 seconds. */
  readonly add: (event: ClientEvent) => void;
  /** Has what an earlier page could not send sent, without waiting for another event. */
  readonly resume: () => void;
  /** Sends what waits, now. */
  readonly flush: () => Promise<void>;
  /** Sends what fits into a request that outlives the page. */
  readonly leave: () => Promise<void>;
};

export type EventQueueMeans = {
  readonly stored: StoredJson<readonly ClientEvent[]>;
  readonly send: SendEvents;
  readonly lock: LockStorage;
  readonly wait?: (run: () => void, milliseconds: number) => unknown;
};

/**
 * The queue of events: stored, sent after a delay, removed only after a successful send. Other windows write the same
 * storage, so each change reads it anew, and no two windows change it at once: what one of them had written between the
 * reading and the writing of the other would be gone. The server takes an event that comes twice once.
 */
export function createEventQueue({ stored, send, lock, wait = setTimeout }: EventQueueMeans): EventQueue {
  let isWaiting = false;
  let isSending = false;
  let isLeaving = false;
  let failures = 0;
  /** What waits for the storage, or what it had no room for: it lasts as long as the page. */
  let held: readonly ClientEvent[] = [];

  function schedule(): void {
    if (isWaiting) return;
    isWaiting = true;
    wait(
      () => {
        isWaiting = false;
        void flush();
      },
      sendAfter * 2 ** failures,
    );
  }

  function waiting(): readonly ClientEvent[] {
    const kept = stored.read();
    const ids = new Set(kept.map(({ eventId }) => eventId));
    return [...kept, ...held.filter(({ eventId }) => !ids.has(eventId))].slice(-mostStored);
  }

  /** Stores the youngest that there is room for; the others stay with this page. */
  function keep(events: readonly ClientEvent[]): void {
    let from = 0;
    while (!stored.write(events.slice(from)) && from < events.length) from += Math.ceil((events.length - from) / 2);
    held = events.slice(0, from);
  }

  async function sendSome(most: number, way: { readonly isLeaving: boolean }): Promise<boolean> {
    const some = firstEvents(waiting(), most);
    if (some.length === 0) return false;
    if (!(await send(some, way))) {
      failures = Math.min(failures + 1, MOST_DOUBLINGS);
      return false;
    }
    failures = 0;
    const sent = new Set(some.map(({ eventId }) => eventId));
    await lock(() => keep(waiting().filter(({ eventId }) => !sent.has(eventId))));
    return true;
  }

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (await sendSome(mostCharacters, { isLeaving: false }));
    isSending = false;
    if (waiting().length > 0) schedule();
  }

  return {
    add(event) {
      held = [...held, event];
      void lock(() => keep(waiting()));
      schedule();
    },
    resume() {
      if (waiting().length > 0) schedule();
    },
    flush,
    async leave() {
      // A page that is left is first hidden, and says both.
      if (isLeaving) return;
      isLeaving = true;
      await sendSome(mostCharactersLeaving, { isLeaving: true });
      isLeaving = false;
      // A page that was only hidden is still there, and nothing else may happen on it.
      if (waiting().length > 0) schedule();
    },
  };
}
