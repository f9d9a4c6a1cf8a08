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

/** Runs the changes of one form: the same one never twice at once, and every failure said in one place. */
export function createChangeRunner<Answer, Variables>(options: RunnerOptions<Answer, Variables>) {
  const { send, show, sayAway } = options;
  const running = new Map<string, Promise<ChangeOutcome<Answer>>>();

  async function attempt(key: string, variables: Variables): Promise<ChangeOutcome<Answer>> {
    const outcome = await send(variables);
    running.delete(key);
    const isRunning = running.size > 0;
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

  /** A second press of the same change is answered by the first. */
  function run(variables: Variables): Promise<ChangeOutcome<Answer>> {
    const key = canonicalJson(variables);
    const before = running.get(key);
    if (before !== undefined) return before;
    show({ isRunning: true });
    const change = attempt(key, variables);
    running.set(key, change);
    return change;
  }

  return run;
}
