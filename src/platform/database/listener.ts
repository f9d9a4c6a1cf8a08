import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import type { Log } from '#platform/log/log.ts';

export type Listener = {
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /** What this process sent itself: heard right away, and once more when it comes back from the database. */
  deliver(channel: string, payload: string): void;
  close(): Promise<void>;
};

type Subscription = { readonly onPayload: (payload: string) => void; readonly onGap: (() => void) | undefined };

const FIRST_DELAY = 100;
const LONGEST_DELAY = 5_000;
/** How often we check that the server is still there: a network that drops everything ends no connection. */
const LOOK_EVERY = 15_000;
const PATIENCE = 10_000;

/** One connection that hears all channels, and comes back when the database was away. */
export function createListener(options: {
  readonly connectionString: string;
  readonly log: Log;
  readonly lookEvery?: number;
  readonly patience?: number;
}): Listener {
  const { lookEvery = LOOK_EVERY, patience = PATIENCE } = options;
  const channels = new Map<string, Set<Subscription>>();
  let connection: Promise<Client> | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  // Not as a part of the request that notified: what whoever hears it does is nothing that the request did.
  const outside = AsyncLocalStorage.snapshot();
  const deliver = (channel: string, payload: string) => {
    for (const { onPayload } of channels.get(channel) ?? []) {
      try {
        outside(onPayload, payload);
      } catch (error) {
        // What was committed stays done, whatever happens to the listeners.
        options.log.error({ err: error, channel }, 'a notification could not be taken in');
      }
    }
  };

  const tellOfGap = () => {
    for (const subscriptions of channels.values()) for (const { onGap } of subscriptions) onGap?.();
  };

  const open = async () => {
    // In a pipeline, whatever waits for longer ends the connection.
    const client = new Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      pipeline: true,
    });
    client.on('notification', ({ channel, payload }) => deliver(channel, payload ?? ''));
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    // 'end' comes once however the connection was lost, so only it starts the way back.
    const looking = setInterval(() => void client.query('select 1').catch(() => undefined), lookEvery);
    looking.unref();
    client.once('end', () => {
      clearInterval(looking);
      reconnect(FIRST_DELAY);
    });
    return client;
  };

  const reconnect = (delay: number) => {
    connection = undefined;
    if (isClosed || channels.size === 0) return;
    options.log.warn({ delay }, 'the listening database connection was lost');
    retry = setTimeout(() => {
      connection = open();
      connection.then(tellOfGap, () => reconnect(Math.min(delay * 2, LONGEST_DELAY)));
    }, delay);
    retry.unref();
  };

  return {
    listen: async (channel, onPayload, onGap) => {
      const subscription = { onPayload, onGap };
      const subscriptions = channels.get(channel) ?? new Set();
      channels.set(channel, subscriptions.add(subscription));
      connection ??= open().catch((error: unknown) => {
        connection = undefined;
        throw error;
      });
      const client = await connection;
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return async () => {
        subscriptions.delete(subscription);
        if (subscriptions.size > 0 || channels.get(channel) !== subscriptions) return;
        channels.delete(channel);
        await (await connection)?.query(`unlisten ${client.escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    deliver,
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      const client = await connection?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}
