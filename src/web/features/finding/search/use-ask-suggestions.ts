import { use, useCallback } from 'react';
import { isBot } from '#shared/telemetry/is-bot.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { readStartData } from '#web/app/start-errors.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import { queryContext } from './query-context.ts';
import { readSuggestions } from './read-suggestions.ts';
import { queryIndexes } from './search-client.ts';
import type { SuggestionGroup } from './suggestion.ts';
import { suggestionRequests } from './suggestion-requests.ts';
import { tellSearchClick } from './tell-search-click.ts';

/** How the box of this page asks for suggestions, and tells which one was taken. */
export function useAskSuggestions() {
  const graph = use(GraphContext);
  const context = queryContext(useRoute().route?.page);
  const isSignedIn = useSignedInParts() !== undefined;
  const { data } = useQuery(ViewerQueryDocument, { isSkipped: !isSignedIn });
  const userToken = data?.viewer?.id;
  const ask = useCallback(
    async (query: string): Promise<readonly SuggestionGroup[]> => {
      const config = searchConfig();
      const requests = suggestionRequests({ query, context, isBot: isBot(navigator.userAgent) });
      return readSuggestions(await queryIndexes(config, requests, { userToken }));
    },
    [context, userToken],
  );
  const tellClick = ({ index, queryId, suggestions }: SuggestionGroup, position: number) => {
    const objectId = suggestions[position - 1]?.id ?? '';
    const indexName = searchConfig().indexPrefix + index;
    void tellSearchClick(graph, { queryId, indexName, objectId, position });
  };
  return { ask, tellClick };
}

function searchConfig() {
  const { search } = readStartData(window).preloadedState.config;
  if (search === null) throw new Error('There is no search');
  return search;
}
