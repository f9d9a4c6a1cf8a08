import type { StoredJson } from '#shared/storage/stored-json.ts';
import { type ClientEvent, clientEventRules, firstEvents } from '#shared/telemetry/client-event.ts';

const { sendAfter, mostStored, mostCharacters, mostCharactersLeaving } = clientEventRules;
/** Own judgement: a server that refuses is asked again after 10 s, 20 s … and at last every 5 minutes or so. */
const MOST_DOUBLINGS = 6;

/** How events are sent: true once the server has them. Never throws. */
export type SendEvents = (events: readonly ClientEvent[], way: { readonly isLeaving: boolean }) => Promise<boolean>;

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
  readonly wait?: (run: () => void, milliseconds: number) => unknown;
};

/**
 * The queue of events: stored, sent after a delay, removed only after a successful send.
 * Other windows write the same storage, so it is read anew before each change.
 */
export function createEventQueue({ stored, send, wait = setTimeout }: EventQueueMeans): EventQueue {
  let isWaiting = false;
  let isSending = false;
  let isLeaving = false;
  let failures = 0;

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

  function keep(events: readonly ClientEvent[]): void {
    let kept = events.slice(-mostStored);
    // A storage that is full takes fewer; the youngest tell most.
    while (!stored.write(kept) && kept.length > 0) kept = kept.slice(Math.ceil(kept.length / 2));
  }

  async function sendSome(most: number, way: { readonly isLeaving: boolean }): Promise<boolean> {
    const some = firstEvents(stored.read(), most);
    if (some.length === 0) return false;
    if (!(await send(some, way))) {
      failures = Math.min(failures + 1, MOST_DOUBLINGS);
      return false;
    }
    failures = 0;
    const sent = new Set(some.map(({ eventId }) => eventId));
    keep(stored.read().filter(({ eventId }) => !sent.has(eventId)));
    return true;
  }

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (await sendSome(mostCharacters, { isLeaving: false }));
    isSending = false;
    if (stored.read().length > 0) schedule();
  }

  return {
    add(event) {
      keep([...stored.read(), event]);
      schedule();
    },
    resume() {
      if (stored.read().length > 0) schedule();
    },
    flush,
    async leave() {
      // A page that is left is first hidden, and says both.
      if (isLeaving) return;
      isLeaving = true;
      await sendSome(mostCharactersLeaving, { isLeaving: true });
      isLeaving = false;
      // A page that was only hidden is still there, and nothing else may happen on it.
      if (stored.read().length > 0) schedule();
    },
  };
}
