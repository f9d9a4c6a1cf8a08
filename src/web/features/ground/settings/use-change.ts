import { useCallback, useState } from 'react';
import { settingsMessages } from '#shared/messages/settings.ts';
import { hasCode, messageOfCode } from '#web/app/graph/has-code.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useMutation } from '#web/app/graph/use-mutation.ts';
import { retryableErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';

type Refusal = { readonly message: string };

/** What a change of one field answers when it was made. */
export type Done<Data> = Exclude<NonNullable<Data[keyof Data]>, Refusal>;

export type Change<Data, Variables> = {
  /** Undefined where nothing was changed: `error` or `mustStepUp` says why. */
  readonly run: (variables: Variables) => Promise<Done<Data> | undefined>;
  readonly isRunning: boolean;
  readonly error: string | undefined;
  /** The proof of who one is was too long ago (rule 139). */
  readonly mustStepUp: boolean;
  /** Forgets what went wrong, as when somebody types again. */
  readonly clear: () => void;
};

type Outcome = { readonly isRunning: boolean; readonly error?: string; readonly mustStepUp?: boolean };
const nothing: Outcome = { isRunning: false };

/** One change of one's settings: a mutation of one field, and what to say where it was not made. */
export function useChange<Data extends object, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Data, Variables>,
): Change<Data, Variables> {
  const [mutate] = useMutation(document);
  const [outcome, setOutcome] = useState(nothing);
  const run = useCallback(
    (variables: Variables) => {
      const attempt = async (): Promise<Done<Data> | undefined> => {
        setOutcome({ isRunning: true });
        const { data, error } = await mutate(variables);
        const result: unknown = data === undefined ? undefined : Object.values(data)[0];
        if (isRefusal(result)) {
          setOutcome({ isRunning: false, error: result.message });
          return undefined;
        }
        if (result === undefined || result === null) {
          const { mayRetry, ...failure } = explain(error);
          // In a dialog, which lies over the toasts, it stands in the form.
          if (!mayRetry || window.document.querySelector('dialog[open]') !== null) {
            setOutcome({ isRunning: false, ...failure });
            return undefined;
          }
          setOutcome(nothing);
          // Whoever waits goes on when trying again has worked.
          return new Promise((resolve) => {
            void showToast(retryableErrorToast(() => resolve(attempt()), failure.error));
          });
        }
        setOutcome(nothing);
        // What is not refused is what was done.
        return result as Done<Data>;
      };
      return attempt();
    },
    [mutate],
  );
  const clear = useCallback(() => setOutcome(nothing), []);
  return { run, clear, ...outcome, error: outcome.error, mustStepUp: outcome.mustStepUp === true };
}

function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'message' in result && typeof result.message === 'string';
}

type Failure = Omit<Outcome, 'isRunning'> & { readonly mayRetry: boolean };

function explain(error: Error | undefined): Failure {
  if (hasCode(error, 'STEP_UP_NEEDED')) return { mustStepUp: true, mayRetry: false };
  // The sentence of the guard, as for somebody suspended.
  const refusal = messageOfCode(error, 'FORBIDDEN');
  if (refusal !== undefined) return { error: refusal, mayRetry: false };
  return { error: navigator.onLine ? settingsMessages.unexpected : settingsMessages.offline, mayRetry: true };
}
