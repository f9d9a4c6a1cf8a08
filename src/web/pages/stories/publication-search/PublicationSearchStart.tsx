import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import type { PublicationContentProps } from '#web/features/stories/publications/publication-page.tsx';
import { TopicsToTry } from '#web/features/finding/search/NoResults.tsx';
import { SearchForm } from '#web/features/finding/search/SearchForm.tsx';
import type { PublicationSearchStartQuery } from '#web/generated/PublicationSearchStartQuery.ts';

/** Before anything is searched for in a publication: its topics. */
export function PublicationSearchStart({ publication }: PublicationContentProps<PublicationSearchStartQuery>) {
  const { path } = useRoute();
  return (
    <>
      <SearchForm action={path} label={formatMessage(messages.labelIn, { name: publication.name })} query="" isFirst />
      <TopicsToTry topics={publication.tags.slice(0, 12)} />
    </>
  );
}
