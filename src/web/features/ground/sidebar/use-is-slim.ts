import { use } from 'react';
import { useRoute } from '#web/app/router/use-route.ts';
import { SiteContext } from '#web/app/site-context.ts';

/** Whether the sidebar is 72px narrow: a list of the library stands beside it (SHELL-11). */
export function useIsSlim(): boolean {
  const { route, query } = useRoute();
  const hasLibrary = use(SiteContext).flags.includes('enable_library_sidebar');
  return hasLibrary && route?.page === 'post' && query.has('listId');
}
