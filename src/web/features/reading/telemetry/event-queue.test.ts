import { expect, test } from 'vitest';
import { createStoredJson } from '#shared/storage/stored-json.ts';
import { createMemoryStorage, type TextStorage } from '#shared/storage/text-storage.ts';
import type { ClientEvent } from '#shared/telemetry/client-event.ts';
import { createEventQueue, type SendEvents } from './event-queue.ts';
import { parseStoredEvents } from './event-storage.ts';

const event = (number: number, words = ''): ClientEvent => ({
  key: 'homepage.viewed',
  data: { number, words },
  type: 'event',
  eventId: `event-${number}`,
  timestamp: 1_000 + number,
});

type Sent = { readonly ids: readonly string[]; readonly isLeaving: boolean };

/** A queue whose server answers as it is told, and whose time goes on by hand. */
function world(storage: TextStorage = createMemoryStorage()) {
  const sent: Sent[] = [];
  const waiting: { readonly run: () => void; readonly milliseconds: number }[] = [];
  const server = { isUp: true };
  const stored = createStoredJson({
    storage,
    key: '|clientEvents',
    fallback: [],
    parse: parseStoredEvents,
    warn: () => undefined,
  });
  const send: SendEvents = (events, { isLeaving }) => {
    sent.push({ ids: events.map(({ eventId }) => eventId), isLeaving });
    return Promise.resolve(server.isUp);
  };
  const queue = createEventQueue({
    stored,
    send,
    // One window alone.
    lock: (change) => {
      change();
      return Promise.resolve();
    },
    wait: (run, milliseconds) => waiting.push({ run, milliseconds }),
  });
  const passTime = async (): Promise<number | undefined> => {
    const next = waiting.shift();
    next?.run();
    await new Promise(setImmediate);
    return next?.milliseconds;
  };
  return { queue, sent, server, stored, passTime, waiting };
}

test('CORE-7: an event is stored at once, sent after 5 units with all that came meanwhile, and then removed', async () => {
  const { queue, sent, stored, passTime, waiting } = world();
  queue.add(event(1));
  queue.add(event(2));
  expect(stored.read()).toHaveLength(2);
  expect([sent, waiting.length]).toEqual([[], 1]);
  expect(await passTime()).toBe(5_000);
  expect(sent).toEqual([{ ids: ['event-1', 'event-2'], isLeaving: false }]);
  expect([stored.read(), waiting]).toEqual([[], []]);
});

test('CORE-7: a failed send keeps the events, and tries again later and later', async () => {
  const { queue, sent, server, stored, passTime } = world();
  server.isUp = false;
  queue.add(event(1));
  const delays: unknown[] = [];
  for (let time = 0; time < 8; time += 1) delays.push(await passTime());
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 320, 320].map((seconds) => seconds * 1_000));
  expect(stored.read()).toEqual([event(1)]);
  server.isUp = true;
  await queue.flush();
  expect([sent.length, stored.read()]).toEqual([9, []]);
});

test('CORE-7: of 1,001 events the oldest goes, and the rest is sent in pieces of 100', async () => {
  const { queue, sent, server, stored, passTime } = world();
  server.isUp = false;
  for (let number = 0; number <= 1_000; number += 1) queue.add(event(number));
  expect(stored.read()).toHaveLength(1_000);
  expect(stored.read()[0]).toEqual(event(1));
  server.isUp = true;
  await passTime();
  expect(sent.map(({ ids }) => ids.length)).toEqual(Array.from({ length: 10 }, () => 100));
  expect(stored.read()).toEqual([]);
});

test('CORE-7: leaving the page sends what outlives it, and nothing is lost where that fails', async () => {
  const { queue, sent, server, stored } = world();
  for (let number = 0; number < 20; number += 1) queue.add(event(number, 'w'.repeat(3_000)));
  server.isUp = false;
  await Promise.all([queue.leave(), queue.leave()]);
  expect(sent).toEqual([{ ids: sent[0]?.ids, isLeaving: true }]);
  expect(sent[0]?.ids.length).toBe(6);
  expect(stored.read()).toHaveLength(20);
  server.isUp = true;
  await queue.leave();
  expect(stored.read()).toHaveLength(14);
});

test('CORE-7: what another window added meanwhile stays', async () => {
  const { queue, stored, sent } = world();
  queue.add(event(1));
  const flushed = queue.flush();
  stored.write([...stored.read(), event(2)]);
  await flushed;
  expect(sent.flatMap(({ ids }) => ids)).toEqual(['event-1', 'event-2']);
  expect(stored.read()).toEqual([]);
});

test('CORE-7: a storage that is full keeps the youngest; one that is corrupt begins anew', async () => {
  const memory = createMemoryStorage();
  const small: TextStorage = {
    ...memory,
    setItem: (key, value) => {
      if (value.length > 2_000) throw new Error('quota');
      memory.setItem(key, value);
    },
  };
  const full = world(small);
  for (let number = 0; number < 100; number += 1) full.queue.add(event(number));
  const ids = full.stored.read().map(({ eventId }) => eventId);
  expect(ids.at(-1)).toBe('event-99');
  expect(ids.length).toBeGreaterThan(5);
  for (const text of ['{', '{}', '[1,null,{"key":"x"}]']) {
    const storage = createMemoryStorage();
    storage.setItem('|clientEvents', text);
    const corrupt = world(storage);
    corrupt.queue.add(event(7));
    expect(corrupt.stored.read()).toEqual([event(7)]);
  }
});

test('CORE-7: what could not be sent when the page was hidden, or by an earlier page, is tried without another event', async () => {
  const hidden = world();
  hidden.server.isUp = false;
  hidden.stored.write([event(1)]);
  await hidden.queue.leave();
  hidden.server.isUp = true;
  expect(await hidden.passTime()).toBe(10_000);
  expect([hidden.sent.length, hidden.stored.read()]).toEqual([2, []]);
  const next = world();
  next.stored.write([event(2)]);
  next.queue.resume();
  next.queue.resume();
  expect(next.waiting).toHaveLength(1);
  await next.passTime();
  expect(next.sent).toEqual([{ ids: ['event-2'], isLeaving: false }]);
});
