import { readStartData } from '#web/app/start-errors.ts';
import type { ApolloGraph } from '#web/app/graph/apollo-graph.ts';
import { currentRoute } from '#web/app/router/current-route.ts';
import { answerOf, type Done, type Refused } from '#web/app/graph/change-outcome.ts';
import { type ChangeDocument, type ChangeVariables, sendChange } from '#web/app/graph/send-change.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';

let coming: Promise<ApolloGraph> | undefined;

/**
 * A graph client of its own, made of what the page started with: the modal stands in a root beside the
 * page's, and everything that it learns is over when somebody has signed in.
 */
function signInGraph(): Promise<ApolloGraph> {
  coming ??= open().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function open(): Promise<ApolloGraph> {
  const { preloadedState, graphqlUri } = readStartData(window);
  const { createApolloGraph } = await import('#web/app/graph/apollo-graph.ts');
  const { version } = preloadedState.config;
  return createApolloGraph({}, { uri: graphqlUri, version, route: currentRoute });
}

/** Changes something, and gives its answer, refusals included: each is a step of the form. Throws where there came none. */
export async function changeSignIn<Answer, Variables extends ChangeVariables>(
  document: ChangeDocument<Answer, Variables>,
  variables: NoInfer<Variables>,
): Promise<Done<Answer> | Refused<Answer>> {
  return answerOf(await sendChange(await signInGraph(), document, variables));
}

/** Asks the server anew. Throws where there came no answer at all. */
export async function askAnew<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Data, Variables>,
  variables: NoInfer<Variables>,
): Promise<Data> {
  const graph = await signInGraph();
  const { data, error } = await graph.query(document, variables, true);
  if (data === undefined || data === null) throw error ?? new Error('There came no answer');
  return data as Data;
}

/** Makes this browser one that the server knows, as codes and challenges are bound to it. */
export async function becomeVisitor(): Promise<void> {
  await pageXsrfToken().renew();
}
