import { formatMessage } from '#shared/messages/format-message.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { TRASH_DAYS } from '#shared/story/publishing-limits.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { OwnSplits } from '#web/features/money/splits/OwnSplits.tsx';
import { CoAuthorInvitations } from '#web/features/stories/co-authors/CoAuthorInvitations.tsx';
import { findStoryTab, storyFilters } from '#web/features/stories/your-stories/story-filter.ts';
import { YourStoriesFrame } from '#web/features/stories/your-stories/YourStoriesFrame.tsx';
import { YourStoryCountsQueryDocument } from '#web/generated/YourStoryCountsQuery.ts';
import { useUndeleteToast } from './use-undelete-toast.ts';
import { YourPostList } from './YourPostList.tsx';
import { YourResponseList } from './YourResponseList.tsx';

type YourStoriesProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** What one has written, by its state. */
export function YourStories({ route, query }: YourStoriesProps) {
  const { refetch } = useQuery(YourStoryCountsQueryDocument);
  const tab = findStoryTab(route.params['filterBy']) ?? storyFilters[0];
  useUndeleteToast(query);
  return (
    <YourStoriesFrame
      path={route.path}
      tab={tab}
      before={
        <>
          <CoAuthorInvitations onAccepted={refetch} />
          <OwnSplits />
        </>
      }
      note={tab.filter === 'DELETED' ? formatMessage(messages.trashNote, { days: TRASH_DAYS }) : undefined}
    >
      {tab.filter === 'RESPONSES' ? (
        <YourResponseList empty={tab.empty} />
      ) : (
        <YourPostList key={tab.filter} filter={tab.filter} empty={tab.empty} onChanged={refetch} />
      )}
    </YourStoriesFrame>
  );
}
