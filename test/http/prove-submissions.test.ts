import { expect, test } from 'vitest';
import { submissions } from '#test/prove/submissions.ts';

test('prove submissions, small: every history of three people at once stays in the table', async () => {
  expect(await submissions.run(40, 7)).toEqual({ tried: 40, failures: [] });
});

test('prove submissions, control: a state that nobody moved to, a move told another way, a fourth of a guest, strange words and a note that is gone, elsewhere or otherwise are found', async () => {
  const { failures } = await submissions.control(1);
  for (const what of [
    'is lost',
    'and stands below',
    'and was about',
    'nobody said so last',
    'its history ends',
    'a move is told another way',
    'of a guest wait',
    'what was suggested for',
  ])
    expect(failures.filter((failure) => failure.includes(what)).length, what).toBeGreaterThan(0);
});
