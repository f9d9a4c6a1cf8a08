import { useSyncExternalStore } from 'react';
import { clientState } from '#web/app/client-state.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { TopicsToTry } from '#web/features/finding/search/NoResults.tsx';
import { RecentSearches } from '#web/features/finding/search/RecentSearches.tsx';
import { SearchStartPageQueryDocument } from '#web/generated/SearchStartPageQuery.ts';

/** Before anything is searched for: what this device searched for lately, and topics. */
export function SearchStart() {
  const { data } = useQuery(SearchStartPageQueryDocument);
  // The server knows no device, and the page begins as the server drew it.
  const isHydrated = useSyncExternalStore(
    clientState.watch,
    () => clientState.read().hydrated,
    () => false,
  );
  return (
    <>
      {isHydrated && <RecentSearches />}
      <TopicsToTry topics={data?.popularTags.items ?? []} />
    </>
  );
}
