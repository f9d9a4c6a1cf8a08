import { createStoredJson } from '#shared/storage/stored-json.ts';
import { createMemoryStorage } from '#shared/storage/text-storage.ts';
import { type ClientEvent, clientEventRules } from '#shared/telemetry/client-event.ts';
import { createEventQueue, type LockStorage, type SendEvents } from '#web/features/reading/telemetry/event-queue.ts';
import { parseStoredEvents } from '#web/features/reading/telemetry/event-storage.ts';
import type { Random } from './random.ts';

/** How the server answers: it takes them, refuses, takes them and its answer is lost, or cannot be reached. */
export type Server = 'takes' | 'refuses' | 'takes and fails' | 'is away';
export type Window = {
  readonly number: number;
  readonly queue: ReturnType<typeof createEventQueue>;
  isAlive: boolean;
};
type Timer = { readonly at: number; readonly window: number; readonly run: () => void };
type Request = { readonly window: number; readonly change: () => void; readonly done: () => void };

/** Deep enough for two windows that are in the middle of a change. */
const MOST_DEEP = 3;

/** Windows of one browser that share a storage, each a process of its own, and the server that they tell. */
export function openWindows(random: Random, { isLocked }: { readonly isLocked: boolean }) {
  const memory = createMemoryStorage();
  const windows: Window[] = [];
  const arrived = new Set<string>();
  const added: { readonly id: string; readonly window: number; isAtRisk: boolean }[] = [];
  let timers: readonly Timer[] = [];
  let requests: readonly Request[] = [];
  let [time, quota, deep] = [0, Number.POSITIVE_INFINITY, 0];
  let isCalm = false;
  let isHeld = false;
  let server: Server = 'takes';

  const isAlive = (window: number) => windows[window]?.isAlive === true;
  const storage = {
    ...memory,
    getItem: (key: string) => {
      const text = memory.getItem(key);
      // Another process may do something between the reading of this one and its writing.
      if (!isCalm && deep < MOST_DEEP && windows.length > 1 && random.below(4) === 0) {
        deep += 1;
        addEvent(random.pick(windows));
        deep -= 1;
      }
      return text;
    },
    setItem: (key: string, value: string) => {
      if (value.length > quota) {
        for (const event of added) if (!arrived.has(event.id)) event.isAtRisk = true;
        throw new Error('quota');
      }
      memory.setItem(key, value);
    },
  };

  function grant({ window, change, done }: Request): void {
    isHeld = true;
    if (isAlive(window)) change();
    isHeld = false;
    done();
    const [next, ...others] = requests;
    requests = others;
    if (next) grant(next);
  }

  const lockFor =
    (window: number): LockStorage =>
    (change) =>
      new Promise((done) => {
        if (!isLocked) {
          change();
          return done();
        }
        const request = { window, change, done };
        if (isHeld) requests = [...requests, request];
        else grant(request);
      });

  const send: SendEvents = async (events) => {
    const answer = server;
    await Promise.resolve();
    if (answer === 'is away' || answer === 'refuses') return false;
    // As the server does: an event that comes twice is there once.
    for (const { eventId } of events) arrived.add(eventId);
    return answer === 'takes';
  };

  function open(): Window {
    const number = windows.length;
    const stored = createStoredJson<readonly ClientEvent[]>({
      storage,
      key: '|clientEvents',
      fallback: [],
      parse: parseStoredEvents,
      warn: () => undefined,
    });
    const window: Window = {
      number,
      isAlive: true,
      queue: createEventQueue({
        stored,
        send: (events, way) => (isAlive(number) ? send(events, way) : new Promise(() => undefined)),
        lock: lockFor(number),
        wait: (run, milliseconds) => {
          timers = [...timers, { at: time + milliseconds, window: number, run }];
        },
      }),
    };
    windows.push(window);
    window.queue.resume();
    return window;
  }

  function addEvent(window: Window): void {
    if (!window.isAlive) return;
    const id = `event-${added.length}`;
    added.push({ id, window: window.number, isAtRisk: false });
    window.queue.add({ key: 'homepage.viewed', data: {}, type: 'event', eventId: id, timestamp: time });
  }

  return {
    open,
    addEvent,
    living: () => windows.filter((window) => window.isAlive),
    /** What it had in memory alone is gone with it: what the storage had no room for. */
    crash: (window: Window) => {
      window.isAlive = false;
      requests = requests.filter((request) => request.window !== window.number);
    },
    turn: (to: Server) => {
      server = to;
    },
    fill: (characters: number) => {
      quota = characters;
    },
    /** Nobody does anything any more but what is under way. */
    calm: () => {
      isCalm = true;
    },
    pass: async (milliseconds: number) => {
      time += milliseconds;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      for (const timer of due) if (isAlive(timer.window)) timer.run();
      await new Promise(setImmediate);
    },
    hasTimers: () => timers.some((timer) => isAlive(timer.window)),
    /** Events that neither arrived nor had a reason not to: the oldest of more than 1,000, or no room for them. */
    lost: () =>
      added
        .filter(
          ({ id, isAtRisk }, place) =>
            !arrived.has(id) && !isAtRisk && added.length - place <= clientEventRules.mostStored,
        )
        .map(({ id }) => id),
    tried: () => added.length,
  };
}
