import { feedMessages } from '#shared/messages/home.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import type { SearchResults } from '#web/generated/fragments.ts';
import { EndlessFeed } from '../feeds/EndlessFeed.tsx';
import { nextCursor, pageOfCursor } from './result-page.ts';
import { ResultList } from './ResultList.tsx';

type ResultPagesProps<Data> = {
  readonly document: TypedDocument<Data, never>;
  /** Without the page. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly select: (data: Data) => SearchResults | undefined;
  readonly hasPublication?: boolean;
};

/** What was found, page by page, as every list goes on. */
export function ResultPages<Data>({ document, variables, select, hasPublication }: ResultPagesProps<Data>) {
  return (
    <EndlessFeed
      document={document}
      variables={variables}
      variablesAt={(cursor) => ({ page: pageOfCursor(cursor) })}
      select={(data) => {
        const results = select(data);
        return results && { items: [results], next: nextCursor(results) };
      }}
      empty=""
      moreLabel={feedMessages.more}
      firstLabel={feedMessages.first}
    >
      {(pages) =>
        pages.map((results) => <ResultList key={results.page} results={results} hasPublication={hasPublication} />)
      }
    </EndlessFeed>
  );
}
