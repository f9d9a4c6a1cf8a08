import { expect, test } from 'vitest';
import type { ChangeOutcome } from './change-outcome.ts';
import { type ChangeState, createChangeRunner } from './change-runner.ts';

type Answer = { readonly __typename: 'Post'; readonly id: string };
type Variables = { readonly id: string };

const made = (id: string): ChangeOutcome<Answer> => ({ done: { __typename: 'Post', id }, failure: undefined });
const away: ChangeOutcome<Answer> = { done: undefined, failure: { kind: 'offline', message: 'You are offline.' } };

/** A form over a server that answers when it is told to. */
function form(saysAway: 'no' | 'said' | 'mayRetry' = 'no') {
  const states: ChangeState<Answer>[] = [];
  const sent: string[] = [];
  const answers: ((outcome: ChangeOutcome<Answer>) => void)[] = [];
  const retries: (() => void)[] = [];
  const run = createChangeRunner<Answer, Variables>({
    send: ({ id }) => {
      sent.push(id);
      return new Promise((resolve) => answers.push(resolve));
    },
    show: (state) => states.push(state),
    sayAway: (_failure, again) => {
      retries.push(again);
      return saysAway;
    },
  });
  return { run, states, sent, retries, answer: (outcome: ChangeOutcome<Answer>) => answers.shift()?.(outcome) };
}

test('a form is busy until its change is made', async () => {
  const { run, states, answer } = form();
  const change = run({ id: 'p1' });
  expect(states).toEqual([{ isRunning: true }]);
  answer(made('p1'));
  expect(await change).toEqual(made('p1'));
  expect(states.at(-1)).toEqual({ isRunning: false, done: { __typename: 'Post', id: 'p1' } });
});

test('a second press while the first runs sends nothing, and is answered by the first', async () => {
  const { run, sent, answer } = form();
  const presses = [run({ id: 'p1' }), run({ id: 'p1' })];
  answer(made('p1'));
  expect(await Promise.all(presses)).toEqual([made('p1'), made('p1')]);
  expect(sent).toEqual(['p1']);
  void run({ id: 'p1' });
  expect(sent, 'the next one, when that is over').toEqual(['p1', 'p1']);
});

test('another change of the same form is sent beside it, and the form stays busy for both', async () => {
  const { run, sent, states, answer } = form();
  const [first, second] = [run({ id: 'p1' }), run({ id: 'p2' })];
  expect(sent).toEqual(['p1', 'p2']);
  answer(made('p1'));
  await first;
  expect(states.at(-1)?.isRunning).toBe(true);
  answer(made('p2'));
  await second;
  expect(states.at(-1)?.isRunning).toBe(false);
});

test('what is chosen again after something else is sent again: the last choice stays', async () => {
  const { run, sent, states, answer } = form();
  const [, , last, twice] = [run({ id: 'on' }), run({ id: 'off' }), run({ id: 'on' }), run({ id: 'on' })];
  expect(sent).toEqual(['on', 'off', 'on']);
  expect(twice).toBe(last);
  answer(made('on'));
  answer(made('off'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(run({ id: 'on' }), 'the first of the same text is over, and this one is not').toBe(last);
  expect(states.at(-1)?.isRunning).toBe(true);
  answer(made('on'));
  await last;
  expect(sent).toEqual(['on', 'off', 'on']);
  expect(states.at(-1)?.isRunning).toBe(false);
});

test('a failure stands in the form, and is gone with the next press', async () => {
  const { run, states, answer } = form();
  const change = run({ id: 'p1' });
  answer(away);
  expect(await change).toEqual(away);
  expect(states.at(-1)).toEqual({ isRunning: false, failure: away.failure });
  void run({ id: 'p1' });
  expect(states.at(-1)).toEqual({ isRunning: true });
});

test('whoever waits goes on when trying again has worked', async () => {
  const { run, sent, states, retries, answer } = form('mayRetry');
  const change = run({ id: 'p1' });
  answer(away);
  await Promise.resolve();
  await Promise.resolve();
  expect(states.at(-1), 'said in a toast, not in the form').toEqual({ isRunning: false });
  retries[0]?.();
  answer(made('p1'));
  expect(await change).toEqual(made('p1'));
  expect(sent).toEqual(['p1', 'p1']);
});

test('a form that is pressed again instead begins anew', async () => {
  const { run, sent, answer } = form('mayRetry');
  void run({ id: 'p1' });
  answer(away);
  await Promise.resolve();
  await Promise.resolve();
  const change = run({ id: 'p1' });
  answer(made('p1'));
  expect(await change).toEqual(made('p1'));
  expect(sent).toEqual(['p1', 'p1']);
});
