import type { Log } from '#platform/log/log.ts';
import { createCounter, gauge } from '#platform/metrics/metrics.ts';
import { addMetrics } from '#platform/metrics/process-metrics.ts';
import { OutboundError } from '#platform/outbound/outbound-error.ts';
import type { SendOutcome } from './send-outcome.ts';

/** Hands something on to a service that nobody waits for. */
export type Outlet<Item> = {
  /** Takes it to be sent later, or drops it if too many wait. */
  readonly offer: (item: Item) => void;
  /** Tries once more to send what waits, for a few seconds at most, and takes no more. */
  readonly stop: () => Promise<void>;
};

export type OutletRules = {
  /** At most so many wait, including those on their way. */
  readonly mostWaiting: number;
  /** So many of them go in one request. */
  readonly mostTogether: number;
  readonly mostRequestsAMinute: number;
  /** Milliseconds from the first item to its request, so others can join it. */
  readonly sendAfter: number;
};

const MINUTE = 60_000;
/** If a service doesn't answer, we retry after 5, 10, 20 … seconds, and drop what it never took. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 600_000;
const MOST_TRIES = 6;
const LAST_WORDS = 2_000;
/** Milliseconds: with the last words less than a process has to end. */
export const LONGEST_REQUEST = 3_000;

const MOST_SERIES = 20;
const handled = createCounter({
  name: 'longhand_outlet_total',
  help: 'What was handed on to services, and what was dropped.',
  labels: ['outlet', 'outcome'],
  most: MOST_SERIES,
});
const waitingCounts = new Map<string, () => number>();
addMetrics(() =>
  waitingCounts.size === 0
    ? []
    : [
        handled.read(),
        gauge(
          { name: 'longhand_outlet_waiting', help: 'What waits to be handed on.', label: 'outlet' },
          new Map([...waitingCounts].map(([name, count]) => [name, count()])),
        ),
      ],
);

/**
 * Opens an outlet of bounded size. `join` merges something that waits with what's offered, if they're the same thing.
 * The first failure is a warning in the log: an error would be sent as well, forever.
 */
export function openOutlet<Item>(options: {
  readonly name: string;
  readonly rules: OutletRules;
  readonly send: (items: readonly Item[]) => Promise<SendOutcome>;
  readonly log: Log;
  readonly join?: (waiting: Item, offered: Item) => Item | undefined;
}): Outlet<Item> {
  const { name, rules, send, log, join } = options;
  /** The first `underway` of them are in a request. */
  const waiting: Item[] = [];
  let underway = 0;
  /** Of the last requests, the oldest first. */
  let began: readonly number[] = [];
  let notBefore = 0;
  let tries = 0;
  let isFailing = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> | undefined;
  waitingCounts.set(name, () => waiting.length);

  /** Milliseconds until the next request may leave. */
  function untilNext(): number {
    const [oldest = Number.NEGATIVE_INFINITY] = began.length < rules.mostRequestsAMinute ? [] : began;
    return Math.max(0, Math.max(notBefore, oldest + MINUTE) - performance.now());
  }

  function schedule(least = rules.sendAfter): void {
    if (isStopped || waiting.length === 0 || timer !== undefined || work !== undefined) return;
    timer = setTimeout(run, Math.max(untilNext(), least)).unref();
  }

  function run(): void {
    timer = undefined;
    // A timer may come a little early.
    if (untilNext() > 0) return schedule(1);
    work = sendSome().finally(() => {
      work = undefined;
      schedule();
    });
  }

  async function sendSome(): Promise<void> {
    began = [...began, performance.now()].slice(-rules.mostRequestsAMinute);
    underway = Math.min(waiting.length, rules.mostTogether);
    const outcome = await send(waiting.slice(0, underway)).catch(outcomeOfFailure);
    settle(outcome);
    underway = 0;
  }

  function settle(outcome: SendOutcome): void {
    const after = performance.now();
    if (outcome.kind !== 'taken' && !isFailing)
      log.warn({ outlet: name, why: outcome.why }, 'nothing could be handed on');
    isFailing = outcome.kind !== 'taken';
    if (outcome.kind !== 'refused' && outcome.pause !== undefined) notBefore = after + outcome.pause;
    if (outcome.kind !== 'later') return leave(outcome.kind === 'taken' ? 'sent' : 'refused');
    // A service that asks for a pause is alive; on one that doesn't answer, we give up sooner or later.
    if (outcome.pause !== undefined) return;
    tries += 1;
    notBefore = after + Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);
    if (tries >= MOST_TRIES) leave('dropped');
  }

  function leave(outcome: 'sent' | 'refused' | 'dropped'): void {
    for (let left = waiting.splice(0, underway).length; left > 0; left -= 1) handled.add(name, outcome);
    tries = 0;
  }

  function joinWaiting(item: Item): boolean {
    for (const [at, one] of waiting.entries()) {
      const joined = at < underway ? undefined : join?.(one, item);
      if (joined === undefined) continue;
      waiting[at] = joined;
      return true;
    }
    return false;
  }

  function mayGoOn(): boolean {
    return waiting.length > 0 && !isFailing && untilNext() === 0;
  }

  return {
    offer: (item) => {
      if (isStopped) return;
      if (joinWaiting(item)) return;
      if (waiting.length >= rules.mostWaiting) return handled.add(name, 'dropped');
      waiting.push(item);
      schedule();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      const until = performance.now() + LAST_WORDS;
      await work;
      while (mayGoOn() && performance.now() < until) await sendSome();
      waitingCounts.delete(name);
    },
  };
}

function outcomeOfFailure(error: unknown): SendOutcome {
  const fault = error instanceof OutboundError ? error.fault : String(error);
  // A restored copy tells nobody anything (rule 241).
  if (fault === 'quarantined') return { kind: 'refused', why: fault };
  return { kind: 'later', why: fault };
}
