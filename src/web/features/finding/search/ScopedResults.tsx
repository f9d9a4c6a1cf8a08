import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import type { SearchResults, TopicName } from '#web/generated/fragments.ts';
import { NoResults } from './NoResults.tsx';
import { ResultPages } from './ResultPages.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchResults.module.css';

type ScopedResultsProps<Data> = {
  /** Of the publication or the person. */
  readonly name: string;
  readonly query: string;
  readonly document: TypedDocument<Data, never>;
  /** Without the page. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly select: (data: Data) => SearchResults | undefined;
  /** The page of the address; undefined where the search failed. */
  readonly first: SearchResults | undefined;
  readonly onRetry: () => void;
  readonly topics?: readonly TopicName[];
  readonly hasPublication?: boolean;
};

/** What was found inside one publication or one profile, eight to a page (SEARCH-5). */
export function ScopedResults<Data>(props: ScopedResultsProps<Data>) {
  const { name, query, first, onRetry, topics = [], ...pages } = props;
  const { path } = useRoute();
  return (
    <div className={styles.scoped}>
      <SearchForm action={path} label={formatMessage(messages.labelIn, { name })} query={query} />
      {first === undefined && <SearchFailed onRetry={onRetry} />}
      {first?.total === 0 && <NoResults text={formatMessage(messages.noneIn, { name, query })} topics={topics} />}
      {first !== undefined && first.total > 0 && (
        <>
          <p className={styles.count} dir="auto">
            {formatMessage(messages.totalFor, { count: first.total, query })}
          </p>
          <ResultPages {...pages} />
        </>
      )}
    </div>
  );
}
