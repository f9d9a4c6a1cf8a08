import { createContext } from 'react';
import type { RouteMatch } from '#shared/routes/match-route.ts';

/** Where the reader is, and how to get elsewhere. */
export type RouterState = {
  readonly route: RouteMatch | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly isPending: boolean;
  readonly navigate: (to: string, options?: { readonly isReplacing?: boolean }) => void | Promise<void>;
};

export const RouterContext = createContext<RouterState>({
  route: undefined,
  path: '/',
  query: new URLSearchParams(),
  isPending: false,
  navigate: () => undefined,
});
