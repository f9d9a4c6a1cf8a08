import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { EndlessFeed } from '#web/features/finding/feeds/EndlessFeed.tsx';
import { SubmissionStatus } from '#web/features/stories/submission-status/SubmissionStatus.tsx';
import { WriterOutboxPageQueryDocument } from '#web/generated/WriterOutboxPageQuery.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';

/** What the viewer submitted to publications, newest first, with what they may do about each. */
export function WriterOutbox() {
  return (
    <StackedPage title={messages.outbox}>
      <p>{messages.outboxText}</p>
      <ButtonRow>
        <ButtonLink look="outlined" size="small" href={buildPath('ShowYourStories')}>
          {messages.yourStories}
        </ButtonLink>
      </ButtonRow>
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
    </StackedPage>
  );
}
