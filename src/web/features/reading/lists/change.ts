import { libraryMessages as messages } from '#shared/messages/library.ts';
import type { Graph } from '#web/app/graph/graph-context.ts';
import { messageOfCode } from '#web/app/graph/has-code.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';

type Refusal = { readonly message: string };

/** What a change of one field comes to when it is made. */
export type Done<Data> = Exclude<NonNullable<Data[keyof Data]>, Refusal>;

/** Made, or the sentence that says why not; never thrown. */
export type Outcome<Value> =
  | { readonly done: Value; readonly failure: undefined }
  | { readonly done: undefined; readonly failure: string };

/** Sends a change, whoever asked for it may be gone from the screen meanwhile. */
export async function change<Data extends object, Variables extends Readonly<Record<string, unknown>>>(
  graph: Graph,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<Outcome<Done<Data>>> {
  try {
    const data = (await graph.mutate(document, { variables })) as Data;
    const result: unknown = Object.values(data)[0];
    if (isRefusal(result)) return { done: undefined, failure: result.message };
    if (result === undefined || result === null) return { done: undefined, failure: messages.failed };
    // What is not refused is what was done.
    return { done: result as Done<Data>, failure: undefined };
  } catch (error) {
    const offline = navigator.onLine ? messages.failed : messages.offline;
    return { done: undefined, failure: messageOfCode(error, 'FORBIDDEN') ?? offline };
  }
}

function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && 'message' in result && typeof result.message === 'string';
}
