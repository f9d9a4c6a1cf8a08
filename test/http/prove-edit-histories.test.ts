import { expect, test } from 'vitest';
import { editHistories } from '#test/prove/edit-histories.ts';

test('prove edit-histories, small: no word of a draft is lost', async () => {
  expect(await editHistories.run(8, 1)).toEqual({ tried: 8, failures: [] });
});

test('prove edit-histories, control: an autosave that forgets what had no answer is found out', async () => {
  expect((await editHistories.control(1)).failures.length).toBeGreaterThan(0);
});
