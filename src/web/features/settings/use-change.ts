import { useCallback, useState } from 'react';
import { settingsMessages } from '#shared/messages/settings.ts';
import { hasCode } from '#web/app/graph/has-code.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useMutation } from '#web/app/graph/use-mutation.ts';

type Refusal = { readonly message: string };

/** What a change of one field answers when it was made. */
export type Done<Data> = Exclude<NonNullable<Data[keyof Data]>, Refusal>;

export type Change<Data, Variables> = {
  /** Undefined where nothing was changed: `error` or `mustStepUp` says why. */
  readonly run: (variables: Variables) => Promise<Done<Data> | undefined>;
  readonly isRunning: boolean;
  readonly error: string | undefined;
  /** The proof of who one is was too long ago (decisions 139). */
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
    async (variables: Variables): Promise<Done<Data> | undefined> => {
      setOutcome({ isRunning: true });
      const { data, error } = await mutate(variables);
      const result: unknown = data === undefined ? undefined : Object.values(data)[0];
      if (isRefusal(result)) {
        setOutcome({ isRunning: false, error: result.message });
        return undefined;
      }
      if (result === undefined || result === null) {
        setOutcome({ isRunning: false, ...explain(error) });
        return undefined;
      }
      setOutcome(nothing);
      // What is not refused is what was done.
      return result as Done<Data>;
    },
    [mutate],
  );
  const clear = useCallback(() => setOutcome(nothing), []);
  return { run, clear, ...outcome, error: outcome.error, mustStepUp: outcome.mustStepUp === true };
}

function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'message' in result && typeof result.message === 'string';
}

function explain(error: Error | undefined): Omit<Outcome, 'isRunning'> {
  if (hasCode(error, 'STEP_UP_NEEDED')) return { mustStepUp: true };
  return { error: navigator.onLine ? settingsMessages.unexpected : settingsMessages.offline };
}
