import { expect, test } from 'vitest';
import { submissions } from '#test/prove/submissions.ts';

test('prove submissions, small: every history of three people at once stays in the table', async () => {
  expect(await submissions.run(12, 7)).toEqual({ tried: 12, failures: [] });
});

test('prove submissions, control: a status that nobody moved to is found', async () => {
  expect((await submissions.control(1)).failures.length).toBeGreaterThan(0);
});
