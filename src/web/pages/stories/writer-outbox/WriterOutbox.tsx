import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { EndlessFeed } from '#web/features/finding/feeds/EndlessFeed.tsx';
import { SubmissionStatus } from '#web/features/stories/submission-status/SubmissionStatus.tsx';
import { YourStoriesFrame } from '#web/features/stories/your-stories/YourStoriesFrame.tsx';
import { WriterOutboxPageQueryDocument } from '#web/generated/WriterOutboxPageQuery.ts';

/** What the viewer submitted to publications, newest first, with what they may do about each. */
export function WriterOutbox({ route }: { readonly route: RouteMatch }) {
  return (
    <YourStoriesFrame path={route.path} note={messages.outboxText}>
      <EndlessFeed
        moreLabel={messages.more}
        firstLabel={messages.first}
        document={WriterOutboxPageQueryDocument}
        variables={{}}
        select={({ submissionOutbox: { items, pagingInfo } }) => ({ items, next: pagingInfo.next })}
        empty={messages.none}
      >
        {(submissions) => submissions.map((one) => <SubmissionStatus key={one.id} submission={one} />)}
      </EndlessFeed>
    </YourStoriesFrame>
  );
}
