import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { ResultList } from '#web/features/finding/search/ResultList.tsx';
import { FoundElsewhereQueryDocument } from '#web/generated/FoundElsewhereQuery.ts';
import styles from './FoundElsewhere.module.css';
import { categoryOf, type SearchRoute } from './search-category.ts';

const parts = [
  ['ShowSearchUsers', 'people'],
  ['ShowSearchPublications', 'publications'],
  ['ShowSearchTags', 'topics'],
] as const;

/** Beside the results of one kind: a few people, publications and topics that match too. */
export function FoundElsewhere({ query, here }: { readonly query: string; readonly here: SearchRoute }) {
  const { data } = useQuery(FoundElsewhereQueryDocument, { variables: { q: query } });
  if (data === undefined) return null;
  return (
    <div className={styles.parts}>
      {parts.map(([route, part]) => {
        const results = data[part];
        if (route === here || results === null || results.items.length === 0) return null;
        const title = formatMessage(messages.matching, { kind: categoryOf(route).label, query });
        const more = <Link to={buildPath(route, {}, { q: query })}>{messages.seeAll}</Link>;
        return (
          <Section key={route} title={title} look="quiet" more={results.pageCount > 1 && more}>
            <ResultList results={results} level={3} />
          </Section>
        );
      })}
    </div>
  );
}
