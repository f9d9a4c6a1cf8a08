import { followingMessages as messages } from '#shared/messages/following.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { CustomizeFrame } from '#web/features/people/follows/CustomizeFrame.tsx';
import { SuggestionRows } from '#web/features/people/follows/SuggestionRows.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { SuggestionsPageQueryDocument } from '#web/generated/SuggestionsPageQuery.ts';

/** Whom the viewer might follow, and why (rule 42); who is followed stays until the page is left. */
function CustomizeSuggestions() {
  const { data } = useQuery(SuggestionsPageQueryDocument);
  const suggestions = data?.followSuggestions ?? [];
  return (
    <CustomizeFrame>
      {suggestions.length === 0 ? (
        <EmptyText text={messages.noSuggestions} />
      ) : (
        <SuggestionRows suggestions={suggestions} />
      )}
    </CustomizeFrame>
  );
}

/** `/me/following/suggestions`. */
const page: PageDefinition = {
  queries: () => [{ document: SuggestionsPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.suggestions }),
  Component: CustomizeSuggestions,
};

export default page;
