import type { ChangeFailure, ChangeOutcome, Done } from './change-outcome.ts';
import { canonicalJson } from './field-key.ts';

export type ChangeState<Answer> = {
  readonly isRunning: boolean;
  /** Of the change that ended last; undefined while one runs. */
  readonly done?: Done<Answer> | undefined;
  readonly failure?: ChangeFailure<Answer> | undefined;
};

type RunnerOptions<Answer, Variables> = {
  readonly send: (variables: Variables) => Promise<ChangeOutcome<Answer>>;
  readonly show: (state: ChangeState<Answer>) => void;
  /** Says a failure away from the form, perhaps with a way to try `again`; false where the form shall say it. */
  readonly sayAway: (failure: ChangeFailure<Answer>, again: () => void) => 'no' | 'said' | 'mayRetry';
};

/** Runs the changes of one form: the same one never twice in a row at once, and every failure said in one place. */
export function createChangeRunner<Answer, Variables>(options: RunnerOptions<Answer, Variables>) {
  const { send, show, sayAway } = options;
  let running = 0;
  let last: { readonly key: string; readonly change: Promise<ChangeOutcome<Answer>> } | undefined;

  async function attempt(variables: Variables, onAnswer: () => void): Promise<ChangeOutcome<Answer>> {
    const outcome = await send(variables);
    running -= 1;
    const isRunning = running > 0;
    onAnswer();
    const { done, failure } = outcome;
    if (failure === undefined) {
      show({ isRunning, done });
      return outcome;
    }
    // Whoever waits goes on when trying again has worked.
    return new Promise((resolve) => {
      const said = sayAway(failure, () => resolve(run(variables)));
      show({ isRunning, failure: said === 'no' ? failure : undefined });
      if (said !== 'mayRetry') resolve(outcome);
    });
  }

  /** A second press of the same change is answered by the first, unless another one was pressed in between. */
  function run(variables: Variables): Promise<ChangeOutcome<Answer>> {
    const key = canonicalJson(variables);
    if (last?.key === key) return last.change;
    show({ isRunning: true });
    running += 1;
    // Another one of the same text may be the last by then.
    const change = attempt(variables, () => {
      if (last?.change === change) last = undefined;
    });
    last = { key, change };
    return change;
  }

  return run;
}
