import type { EdgeCache } from '#platform/config/edge-settings.ts';
import type { Log } from '#platform/log/log.ts';
import { createOutbound, type Outbound } from '#platform/outbound/outbound.ts';
import { type EdgeRequest, edgeRequests } from './edge-requests.ts';

export type EdgePurges = {
  /** Has pages with one of the tags dropped, within about a second. */
  purge(tags: readonly string[]): void;
  purgeAll(): void;
  /** Sends what waits, once, and ends. */
  stop(): Promise<void>;
};

/** Milliseconds. The web processes drop pages first, so that no old page is fetched into the cache again. */
const GATHER_FOR = 250;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** With this many together, each tag would cost a request or part of one, so everything is purged instead. */
const MOST_WAITING = 500;
/** The same for a cache that takes one tag, or a few, in a request. */
const MOST_REQUESTS = 20;
const TIMEOUT = 5_000;

/**
 * Tells a cache in front of the site what changed: gathered for a moment, in order, tried again until it is heard. What
 * waits when the process dies is not lost either, since whoever starts purges everything.
 */
export function createEdgePurges(edge: EdgeCache, log: Log): EdgePurges {
  const ask = outboundOf(edge);
  let waiting: Set<string> | 'all' = new Set();
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  const isEmpty = () => waiting !== 'all' && waiting.size === 0;
  const schedule = (wait: number) => {
    // One at a time: what comes meanwhile waits for the end of it, and a cache that is away for its next turn.
    if (sending !== undefined) return;
    timer ??= setTimeout(() => {
      sending = flush().finally(() => {
        sending = undefined;
        if (!isEmpty()) schedule(waitAfter(failures));
      });
    }, wait);
  };
  const flush = async (): Promise<void> => {
    timer = undefined;
    const batch = waiting;
    waiting = new Set();
    try {
      for (const request of requestsFor(edge, batch)) await send(ask, request);
      failures = 0;
    } catch (error) {
      log.warn({ err: error, edge: edge.kind, failures }, 'the cache in front could not be told what changed');
      waiting = merged(batch, waiting);
      failures += 1;
    }
  };
  return {
    purge: (tags) => {
      waiting = merged(waiting, new Set(tags));
      if (!isEmpty()) schedule(GATHER_FOR);
    },
    purgeAll: () => {
      waiting = 'all';
      schedule(GATHER_FOR);
    },
    stop: async () => {
      await sending;
      clearTimeout(timer);
      if (!isEmpty()) await flush();
    },
  };
}

function waitAfter(failures: number): number {
  return failures === 0 ? GATHER_FOR : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
}

function requestsFor(edge: EdgeCache, batch: ReadonlySet<string> | 'all'): readonly EdgeRequest[] {
  const everything = edgeRequests(edge, 'all');
  if (batch === 'all') return everything;
  const requests = edgeRequests(edge, [...batch]);
  return requests.length > everything.length * MOST_REQUESTS ? everything : requests;
}

function merged(one: Set<string> | 'all', other: Set<string> | 'all'): Set<string> | 'all' {
  if (one === 'all' || other === 'all') return 'all';
  const both = new Set([...one, ...other]);
  return both.size > MOST_WAITING ? 'all' : both;
}

/** Asks a cache to forget something that nobody has, to see whether it listens. Throws where it does not. */
export async function tryEdgePurge(edge: EdgeCache): Promise<void> {
  const ask = outboundOf(edge);
  for (const request of edgeRequests(edge, ['doctor:none'])) await send(ask, request);
}

function outboundOf(edge: EdgeCache): Outbound {
  const trustedOrigins = edge.kind === 'varnish' ? edge.origins : [edge.apiUrl];
  return createOutbound({ trustedOrigins, timeoutMilliseconds: TIMEOUT });
}

async function send(ask: Outbound, { url, method, headers, body }: EdgeRequest): Promise<void> {
  const answer = await ask(url, { method, headers, body });
  const text = await answer.text();
  // Some report a failure with a success status.
  const isRefused = !answer.ok || /"success"\s*:\s*false/.test(text);
  if (isRefused) throw new Error(`${new URL(url).host} answered ${answer.status}: ${text.slice(0, 200)}`);
}
