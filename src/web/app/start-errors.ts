import type { GraphState } from './graph/write-state.ts';
import type { PreloadedState } from './preloaded-state.ts';

export type StartData = {
  readonly preloadedState: PreloadedState;
  readonly graphqlUri: string;
  readonly apolloState: GraphState;
};

/** What the page must hand over, or the exact error for what is missing (CORE-1). */
export function readStartData(host: unknown): StartData {
  const globals = host as {
    readonly __PRELOADED_STATE__?: PreloadedState;
    readonly __GRAPHQL_URI__?: string;
    readonly __APOLLO_STATE__?: GraphState;
  };
  const { __PRELOADED_STATE__: preloadedState, __GRAPHQL_URI__: graphqlUri, __APOLLO_STATE__: apolloState } = globals;
  if (!preloadedState) throw new Error('Expected window.__PRELOADED_STATE__ to exist.');
  if (!graphqlUri) throw new Error('Expected window.__GRAPHQL_URI__ to exist.');
  if (!apolloState) throw new Error('Expected window.__APOLLO_STATE__ to exist.');
  return { preloadedState, graphqlUri, apolloState };
}
