import type { RouteMatch } from '#shared/routes/match-route.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { MainColumn, RightColumn } from '#web/app/layouts/RightColumn.tsx';
import { SearchForm } from '#web/features/finding/search/SearchForm.tsx';
import { wantedOf } from '#web/features/finding/search/wanted-of.ts';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { categoryOf, searchRouteOf, searchRoutes } from './search-category.ts';
import { SearchResultPages } from './SearchResultPages.tsx';
import { SearchStart } from './SearchStart.tsx';
import styles from './SearchPage.module.css';

type SearchPageProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** What was found of one kind, with tabs for the others; without a query, where to begin (SEARCH-4). */
export function SearchPage({ route, query }: SearchPageProps) {
  const wanted = wantedOf(query);
  const here = searchRouteOf(route.name);
  const form = (
    <SearchForm
      action={buildPath(here)}
      label={messages.label}
      query={wanted}
      isSmall={wanted !== ''}
      isFirst={wanted === ''}
    />
  );
  if (wanted === '') {
    return (
      <MainColumn>
        <h1 className={styles.heading} tabIndex={-1}>
          {messages.title}
        </h1>
        {form}
        <SearchStart />
      </MainColumn>
    );
  }
  const tabs = searchRoutes.map((name) => ({
    label: categoryOf(name).label,
    to: buildPath(name, {}, { q: wanted }),
  }));
  return (
    <>
      <MainColumn>
        <h1 className={styles.heading} tabIndex={-1}>
          {messages.resultsFor} <strong dir="auto">{wanted}</strong>
        </h1>
        {form}
        <TabBar label={messages.sections} tabs={tabs} activeTo={buildPath(here, {}, { q: wanted })} />
        <SearchResultPages query={wanted} category={categoryOf(here)} />
      </MainColumn>
      <RightColumn label={formatMessage(messages.titleFor, { query: wanted })}>
        <FoundElsewhere query={wanted} here={here} />
      </RightColumn>
    </>
  );
}
