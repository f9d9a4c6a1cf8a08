import { describe, expect, test } from 'vitest';
import { createFairQueue, QueueFull } from './fair-queue.ts';

/** Work that ends when it is told to; `begun` says in which order. */
function createDesk(bounds: Parameters<typeof createFairQueue>[0]) {
  const queue = createFairQueue(bounds);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (asker: string, key: string, isWanted = () => true) =>
    queue.run({
      key,
      asker,
      isWanted,
      work: () =>
        new Promise<string>((resolve) => {
          begun.push(key);
          ends.set(key, () => resolve(key));
        }),
    });
  const end = async (key: string) => {
    ends.get(key)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, begun, end };
}

const bounds = { atOnce: 2, waiting: 6, waitingEach: 3 };

describe('a fair queue', () => {
  test('runs one piece for each asker at once, and takes askers in turn', async () => {
    const { ask, begun, end } = createDesk(bounds);
    for (const key of ['a1', 'a2', 'a3', 'a4']) void ask('a', key);
    expect(begun).toEqual(['a1']);
    void ask('b', 'b1');
    void ask('c', 'c1');
    expect(begun).toEqual(['a1', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  test('turns away who waits for too much, and everybody where too many wait', async () => {
    const { ask } = createDesk(bounds);
    for (const key of ['a0', 'a1', 'a2', 'a3']) void ask('a', key);
    await expect(ask('a', 'a4')).rejects.toThrow(QueueFull);
    for (const key of ['b0', 'b1', 'b2', 'b3']) void ask('b', key);
    await expect(ask('c', 'c0')).rejects.toThrow(QueueFull);
  });

  test('works once for all who ask for the same, in the turn of whoever comes first', async () => {
    const { ask, begun, end } = createDesk(bounds);
    for (const key of ['a1', 'a2', 'same']) void ask('a', key);
    const other = ask('b', 'same');
    expect(begun).toEqual(['a1', 'same']);
    await end('same');
    expect(await other).toBe('same');
    await end('a1');
    await end('a2');
    expect(begun).toEqual(['a1', 'same', 'a2']);
  });

  test('leaves out what nobody wants any more, and goes on after a failure', async () => {
    const { ask, begun, end } = createDesk(bounds);
    const queue = createFairQueue(bounds);
    const failing = queue.run({
      key: 'x',
      asker: 'a',
      isWanted: () => true,
      work: () => Promise.reject(new Error('no')),
    });
    await expect(failing).rejects.toThrow('no');
    expect(await queue.run({ key: 'x', asker: 'a', isWanted: () => true, work: () => Promise.resolve('yes') })).toBe(
      'yes',
    );
    void ask('a', 'a1');
    const left = ask('a', 'a2', () => false);
    void ask('a', 'a3');
    await end('a1');
    expect(await left).toBeUndefined();
    expect(begun).toEqual(['a1', 'a3']);
  });
});
