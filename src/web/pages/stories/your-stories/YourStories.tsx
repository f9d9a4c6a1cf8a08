import { formatMessage } from '#shared/messages/format-message.ts';
import { seriesMessages } from '#shared/messages/series.ts';
import { writerSubmissionMessages } from '#shared/messages/writer-submissions.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { yourStoriesPath } from '#shared/routes/account-links.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { TRASH_DAYS } from '#shared/story/publishing-limits.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { MainColumn } from '#web/app/layouts/RightColumn.tsx';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { CoAuthorInvitations } from '#web/features/stories/co-authors/CoAuthorInvitations.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { YourStoryCountsQueryDocument } from '#web/generated/YourStoryCountsQuery.ts';
import { ImportStoryButton } from './ImportStoryButton.tsx';
import { findStoryTab, storyFilters } from './story-filter.ts';
import { useUndeleteToast } from './use-undelete-toast.ts';
import { YourPostList } from './YourPostList.tsx';
import { YourResponseList } from './YourResponseList.tsx';
import styles from './YourStories.module.css';

type YourStoriesProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** What one has written, by its state, with how much there is of each (WRITE-5). */
export function YourStories({ route, query }: YourStoriesProps) {
  const { data, refetch } = useQuery(YourStoryCountsQueryDocument);
  const counts = data?.yourPostCounts;
  const tab = findStoryTab(route.params['filterBy']) ?? storyFilters[0];
  const write = useMainPath()('ShowNewStory');
  useUndeleteToast(query);
  const tabs = storyFilters.map((one) => {
    const count = counts?.[countOf[one.filter]];
    const name = count === undefined || count === 0 ? one.name : formatMessage(messages.tab, { name: one.name, count });
    // The drafts have two addresses; the one of the location is marked.
    return { label: name, to: one === tab ? route.path : yourStoriesPath(one.segment) };
  });
  return (
    <MainColumn>
      <div className={styles.top}>
        <PageHeading title={messages.title} />
        <div className={styles.ways}>
          <ButtonLink look="outlined" href={buildPath('ShowWriterOutbox')}>
            {writerSubmissionMessages.outbox}
          </ButtonLink>
          <ButtonLink look="outlined" href={buildPath('ShowYourSeries')}>
            {seriesMessages.title}
          </ButtonLink>
          <ImportStoryButton />
          {write !== undefined && <ButtonLink href={write}>{messages.write}</ButtonLink>}
        </div>
      </div>
      <CoAuthorInvitations onAccepted={refetch} />
      <TabBar label={messages.tabs} tabs={tabs} />
      {tab.filter === 'DELETED' && (
        <p className={styles.note}>{formatMessage(messages.trashNote, { days: TRASH_DAYS })}</p>
      )}
      {tab.filter === 'RESPONSES' ? (
        <YourResponseList empty={tab.empty} />
      ) : (
        <YourPostList key={tab.filter} filter={tab.filter} empty={tab.empty} onChanged={refetch} />
      )}
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
