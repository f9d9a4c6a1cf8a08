import { Redis } from 'ioredis';
import type { Log } from '#platform/log/log.ts';
import { StartError } from '#platform/process/start-error.ts';

export type RedisBroadcast = {
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

const PREFIX = 'longhand:';
const START_PATIENCE_MS = 5_000;
const LONGEST_DELAY_MS = 5_000;

/**
 * Messages between the processes of all machines through Redis. Throws a StartError if Redis doesn't answer at the
 * start; later both connections reconnect by themselves, and messages sent meanwhile are lost.
 */
export async function openRedisBroadcast(options: {
  readonly url: string;
  readonly log: Log;
}): Promise<RedisBroadcast> {
  const { url, log } = options;
  let isStarted = false;
  const connect = (): Redis =>
    new Redis(url, {
      lazyConnect: true,
      connectTimeout: START_PATIENCE_MS,
      // A message that can't be sent now isn't worth sending later.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => (isStarted ? Math.min(times * 200, LONGEST_DELAY_MS) : null),
    });
  const [teller, hearer] = [connect(), connect()];
  for (const connection of [teller, hearer]) {
    connection.on('error', (error: Error) => {
      if (isStarted) log.warn({ error: error.message }, 'the connection to Redis was lost');
    });
  }
  try {
    await Promise.all([teller.connect(), hearer.connect()]);
    await teller.ping();
  } catch (error) {
    teller.disconnect();
    hearer.disconnect();
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`REDIS_URL is set, but Redis does not answer there (${why}): start it, or unset REDIS_URL.`);
  }
  isStarted = true;
  return {
    notify: async (channel, payload) => {
      await teller.publish(PREFIX + channel, payload);
    },
    listen: async (channel, onPayload) => {
      const name = PREFIX + channel;
      const hear = (from: string, payload: string): void => {
        if (from === name) onPayload(payload);
      };
      hearer.on('message', hear);
      await hearer.subscribe(name);
      return async () => {
        hearer.off('message', hear);
        await hearer.unsubscribe(name).catch(() => undefined);
      };
    },
    close: async () => {
      teller.disconnect();
      hearer.disconnect();
    },
  };
}
