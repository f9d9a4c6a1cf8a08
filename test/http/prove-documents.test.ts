import { expect, test } from 'vitest';
import { documents } from '#test/prove/documents.ts';

test('prove documents, small: both executors answer alike, and no stranger sees the inside', async () => {
  expect(await documents.run(50, 1)).toEqual({ tried: 50, failures: [] });
});

test('prove documents, control: an executor that forgets a field is found out', async () => {
  expect((await documents.control(1)).failures.length).toBeGreaterThan(0);
});
