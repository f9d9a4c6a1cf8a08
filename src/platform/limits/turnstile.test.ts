import { expect, test } from 'vitest';
import { QueueFull } from './fair-queue.ts';
import { createTurnstile } from './turnstile.ts';

test('a turnstile lets so many in for each asker, the rest in turn, and nobody waits for another asker', () => {
  const turnstile = createTurnstile({ atOnceEach: 2, waitingEach: 2 });
  const inside: string[] = [];
  const leaves = new Map<string, () => void>();
  const come = (asker: string, name: string) =>
    turnstile.pass(asker, (leave) => {
      inside.push(name);
      leaves.set(name, leave);
    });
  for (const name of ['a1', 'a2', 'a3', 'a4']) come('a', name);
  expect(() => come('a', 'a5')).toThrow(QueueFull);
  come('b', 'b1');
  expect(inside).toEqual(['a1', 'a2', 'b1']);
  // Leaving twice gives one place back.
  leaves.get('a1')?.();
  leaves.get('a1')?.();
  expect(inside).toEqual(['a1', 'a2', 'b1', 'a3']);
  leaves.get('a2')?.();
  leaves.get('a3')?.();
  leaves.get('a4')?.();
  come('a', 'a6');
  expect(inside.slice(4)).toEqual(['a4', 'a6']);
});
