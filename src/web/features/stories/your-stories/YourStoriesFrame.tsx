import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { seriesMessages } from '#shared/messages/series.ts';
import { writerSubmissionMessages } from '#shared/messages/writer-submissions.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { yourStoriesPath } from '#shared/routes/account-links.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { MainColumn } from '#web/app/layouts/RightColumn.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { YourStoryCountsQueryDocument } from '#web/generated/YourStoryCountsQuery.ts';
import { ImportStoryButton } from './ImportStoryButton.tsx';
import { type StoryTab, storyFilters } from './story-filter.ts';
import styles from './YourStoriesFrame.module.css';

type YourStoriesFrameProps = {
  readonly path: string;
  /** The tab that is shown; undefined for what was submitted, which has an address of its own. */
  readonly tab?: StoryTab;
  /** Above the tabs. */
  readonly before?: ReactNode;
  /** Of what is listed. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
};

/** Around everything that one has written: its tabs, each with how much there is, and what one may begin (WRITE-5). */
export function YourStoriesFrame({ path, tab, before, note, children }: YourStoriesFrameProps) {
  const counts = useQuery(YourStoryCountsQueryDocument).data?.yourPostCounts;
  const write = useMainPath()('ShowNewStory');
  const counted = (name: string, count: number | undefined) =>
    count === undefined || count === 0 ? name : formatMessage(messages.tab, { name, count });
  const tabs = [
    ...storyFilters.map((one) => ({
      label: counted(one.name, counts?.[countOf[one.filter]]),
      // The drafts have two addresses; the one of the location is marked.
      to: one === tab ? path : yourStoriesPath(one.segment),
    })),
    { label: counted(writerSubmissionMessages.outbox, counts?.submissions), to: buildPath('ShowWriterOutbox') },
  ];
  return (
    <MainColumn>
      <div className={styles.top}>
        <PageHeading title={messages.title} />
        <div className={styles.ways}>
          <ButtonLink look="outlined" href={buildPath('ShowYourSeries')}>
            {seriesMessages.title}
          </ButtonLink>
          <ImportStoryButton />
          {write !== undefined && <ButtonLink href={write}>{messages.write}</ButtonLink>}
        </div>
      </div>
      {before}
      <TabBar label={messages.tabs} tabs={tabs} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </MainColumn>
  );
}

const countOf = {
  DRAFTS: 'drafts',
  SCHEDULED: 'scheduled',
  PUBLIC: 'public',
  RESPONSES: 'responses',
  UNLISTED: 'unlisted',
  DELETED: 'deleted',
} as const;
