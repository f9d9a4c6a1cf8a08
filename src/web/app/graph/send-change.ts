import { type ChangeOutcome, isDone, isRefused } from './change-outcome.ts';
import { explainFailure } from './explain-failure.ts';
import { operationOf } from './field-key.ts';
import type { Graph } from './graph-context.ts';
import type { TypedDocument } from './typed-document.ts';

/** A mutation of one field, by what that field answers. */
export type ChangeDocument<Answer, Variables> = TypedDocument<Readonly<Record<string, Answer>>, Variables>;

export type ChangeVariables = Readonly<Record<string, unknown>>;

type SendOptions<Answer> = {
  /** The answer to assume until the real one comes. */
  readonly assumed?: Answer;
  /** What to say where nobody knows why it was not made. */
  readonly failed?: string;
};

/**
 * The one way in which this site sends a change: whoever asked for it may be gone from the screen meanwhile. The
 * graph batches it, sends the token against forgery along, and takes the answer into its cache. A component that
 * waits for it uses `useChange`.
 */
export async function sendChange<Answer, Variables extends ChangeVariables>(
  graph: Pick<Graph, 'mutate'>,
  document: ChangeDocument<Answer, Variables>,
  variables: NoInfer<Variables>,
  { assumed, failed }: SendOptions<NoInfer<Answer>> = {},
): Promise<ChangeOutcome<Answer>> {
  const optimisticResponse = assumed === undefined ? undefined : { [fieldOf(document)]: assumed };
  try {
    const [answer] = Object.values(await graph.mutate(document, { variables, optimisticResponse }));
    if (isDone(answer)) return { done: answer, failure: undefined };
    if (!isRefused(answer)) throw new Error('The field of the change answers nothing');
    return { done: undefined, failure: { kind: 'refused', message: answer.message, refusal: answer } };
  } catch (thrown) {
    return { done: undefined, failure: explainFailure(thrown, failed) };
  }
}

function fieldOf(document: TypedDocument<unknown, never>): string {
  const [field] = operationOf(document).selectionSet.selections;
  if (field?.kind !== 'Field') throw new Error('A change is a mutation of one field');
  return (field.alias ?? field.name).value;
}
