import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { EndlessFeed } from '#web/features/finding/feeds/EndlessFeed.tsx';
import { SubmissionStatus } from '#web/features/stories/submission-status/SubmissionStatus.tsx';
import { WriterOutboxPageQueryDocument } from '#web/generated/WriterOutboxPageQuery.ts';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';

/** What the viewer submitted to publications, newest first, with what they may do about each. */
export function WriterOutbox() {
  return (
    <Frame>
      <PageHeading title={messages.outbox}>
        <p>{messages.outboxText}</p>
        <p>
          <Link to={buildPath('ShowYourStories')}>{messages.yourStories}</Link>
        </p>
      </PageHeading>
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
    </Frame>
  );
}
