import { expect, test } from 'vitest';
import { eventQueue } from '#test/prove/event-queue.ts';

test('CORE-7: prove event-queue, small: every event of several windows arrives', async () => {
  expect(await eventQueue.run(60, 7)).toEqual({ tried: 60, failures: [] });
});

test('CORE-7: prove event-queue, control: windows that write at once lose events, and that is found', async () => {
  expect((await eventQueue.control(1)).failures.length).toBeGreaterThan(0);
});
