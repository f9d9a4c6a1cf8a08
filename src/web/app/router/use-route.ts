import { use } from 'react';
import { RouterContext, type RouterState } from './router-context.ts';

/** The route shown now, its path and query, and `navigate`. */
export function useRoute(): RouterState {
  return use(RouterContext);
}
