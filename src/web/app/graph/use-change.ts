import { use, useMemo, useState } from 'react';
import { genericErrorToast, retryableErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { ChangeFailure, ChangeOutcome, Done } from './change-outcome.ts';
import { type ChangeState, createChangeRunner } from './change-runner.ts';
import { GraphContext } from './graph-context.ts';
import { type ChangeDocument, type ChangeVariables, sendChange } from './send-change.ts';

export type Change<Answer, Variables> = ChangeState<Answer> & {
  /** Undefined where nothing was changed: `error` or `mustStepUp` says why, or a toast does. */
  readonly run: (variables: Variables) => Promise<Done<Answer> | undefined>;
  /** The same with why not, for who does more than say it. */
  readonly send: (variables: Variables) => Promise<ChangeOutcome<Answer>>;
  /** The sentence of the failure. */
  readonly error: string | undefined;
  /** The proof of who one is was too long ago (rule 139). */
  readonly mustStepUp: boolean;
  /** Forgets what went wrong, as when somebody types again. */
  readonly clear: () => void;
};

type ChangeOptions = {
  /**
   * Where a failure is said: in the `form`, with a toast to try again for what may work the next time; `here`, all of
   * it by who calls; or in a `toast`, where there is no form.
   */
  readonly says?: 'form' | 'here' | 'toast';
  /** What to say where nobody knows why it was not made. */
  readonly failed?: string;
};

const nothing = { isRunning: false } as const;

/** One change of a form or a button: sent by `sendChange`, once at a time, with what to show of it. */
export function useChange<Answer, Variables extends ChangeVariables>(
  document: ChangeDocument<Answer, Variables>,
  { says = 'form', failed }: ChangeOptions = {},
): Change<Answer, Variables> {
  const graph = use(GraphContext);
  const [state, setState] = useState<ChangeState<Answer>>(nothing);
  const ways = useMemo(() => {
    const sendOnce = createChangeRunner({
      send: (variables: Variables) => sendChange(graph, document, variables, { failed }),
      show: setState,
      sayAway: (failure: ChangeFailure<Answer>, again) => sayAway(says, failure, again),
    });
    const run = async (variables: Variables) => (await sendOnce(variables)).done;
    return { send: sendOnce, run, clear: () => setState(nothing) };
  }, [graph, document, says, failed]);
  const mustStepUp = state.failure?.kind === 'stepUp';
  return { ...state, ...ways, mustStepUp, error: mustStepUp ? undefined : state.failure?.message };
}

function sayAway(says: 'form' | 'here' | 'toast', { kind, message }: ChangeFailure, again: () => void) {
  if (says === 'toast') {
    void showToast(genericErrorToast(message));
    return 'said';
  }
  const mayWorkNow = kind === 'offline' || kind === 'unexpected';
  // In a dialog, which lies over the toasts, it stands in the form.
  if (says === 'here' || !mayWorkNow || window.document.querySelector('dialog[open]') !== null) return 'no';
  void showToast(retryableErrorToast(again, message));
  return 'mayRetry';
}
