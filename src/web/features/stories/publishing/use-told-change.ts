import { settingsMessages } from '#shared/messages/settings.ts';
import { messageOfCode } from '#web/app/graph/has-code.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useMutation } from '#web/app/graph/use-mutation.ts';
import type { Done } from '#web/features/ground/settings/use-change.ts';
import { genericErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';

export type ToldChange<Data, Variables> = {
  /** What was done; undefined where nothing was, which a toast then says. */
  readonly run: (variables: Variables) => Promise<Done<Data> | undefined>;
  readonly isRunning: boolean;
};

/** A change of one field that is begun where no form could say what went wrong: a toast does. */
export function useToldChange<Data extends object, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Data, Variables>,
): ToldChange<Data, Variables> {
  const [mutate, { isRunning }] = useMutation(document);
  const run = async (variables: Variables) => {
    const { data, error } = await mutate(variables);
    const answer: unknown = data === undefined ? undefined : Object.values(data)[0];
    const message = isRefusal(answer) ? answer.message : undefined;
    // What is not refused is what was done.
    if (answer && message === undefined) return answer as Done<Data>;
    void showToast(genericErrorToast(message ?? explainFailure(error)));
    return undefined;
  };
  return { run, isRunning };
}

/** The sentence of the guard where it has one, as for somebody suspended. */
export function explainFailure(error: Error | undefined): string {
  const refusal = messageOfCode(error, 'FORBIDDEN');
  if (refusal !== undefined) return refusal;
  return navigator.onLine ? settingsMessages.unexpected : settingsMessages.offline;
}

function isRefusal(answer: unknown): answer is { readonly message: string } {
  return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';
}
