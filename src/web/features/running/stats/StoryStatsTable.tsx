import type { ReactNode } from 'react';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { postStatsPath } from '#shared/routes/account-links.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { FigureTable, RowName } from '#web/parts/figures/FigureTable.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import type { StoryStatsRow } from '#web/generated/fragments.ts';
import type { StatsSort } from '#web/generated/StoryStatsListQuery.ts';
import { Figure } from './Figure.tsx';
import { ratioText } from './figure-texts.ts';
import { sortText, statsAddress } from './stats-address.ts';

const sorts: readonly StatsSort[] = ['MOST_READ', 'NEWEST', 'OLDEST'];

type StoryStatsSectionProps = {
  readonly period: string | null;
  readonly sort: StatsSort;
  /** A link to the file of all of it. */
  readonly download?: ReactNode;
  /** What the list counts, where that is not plain. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** Around a list of stories: in which order, and a way to take it along. */
export function StoryStatsSection({ period, sort, download, note, children }: StoryStatsSectionProps) {
  const { path } = useRoute();
  const to = (one: StatsSort) => statsAddress(path, { period, sort: sortText(one) });
  return (
    <Section title={messages.storyList} more={download} look="quiet">
      {note}
      <TabBar
        label={messages.sort}
        tabs={sorts.map((one) => ({ label: messages.sorts[one], to: to(one) }))}
        activeTo={to(sort)}
      />
      {children}
    </Section>
  );
}

type StoryStatsTableProps = { readonly stories: readonly StoryStatsRow[]; readonly period: string | null };

/** Stories with what was read of each. */
export function StoryStatsTable({ stories, period }: StoryStatsTableProps) {
  return (
    <FigureTable
      rowsAre={messages.story}
      columns={[messages.views, messages.reads, messages.ratio]}
      rows={stories.map(({ id, title, firstPublishedAt, totals }) => ({
        key: id,
        head: (
          <RowName below={firstPublishedAt === null ? undefined : formatDate(firstPublishedAt)}>
            <Link to={statsAddress(postStatsPath(id), { period })}>{title || messages.untitled}</Link>
          </RowName>
        ),
        cells: [
          formatNumber(totals.views),
          formatNumber(totals.reads),
          <Figure key="ratio" text={ratioText(totals)} />,
        ],
      }))}
    />
  );
}
