import { expect, test } from 'vitest';
import { limitRules } from '#http/limits/limit-rules.ts';
import { ask } from '#test/support/ask.ts';
import { openProgram } from '#test/support/open-site.ts';

/** A network of its own, since limits count loopback too. */
const GUESSER = '127.0.0.9';

const program = await openProgram({ servers: 2 });

test('rule 148: who guesses addresses at one web process is limited at the others too', async () => {
  const [first = '', second = ''] = program.addresses;
  const guess = async (address: string, number: number) => {
    const { status } = await ask(address, new URL(program.url).host, `/nowhere/${number}/x/y/z`, { from: GUESSER });
    return status;
  };
  const statuses: number[] = [];
  for (let number = 0; number <= limitRules.notFound.capacity; number += 1) statuses.push(await guess(first, number));
  expect(statuses.filter((status) => status === 404)).toHaveLength(limitRules.notFound.capacity);
  expect(statuses.at(-1)).toBe(429);
  let number = 1_000;
  // Fewer guesses than one process alone would let pass.
  await expect.poll(() => guess(second, (number += 1)), { interval: 100, timeout: 5_000 }).toBe(429);
});
