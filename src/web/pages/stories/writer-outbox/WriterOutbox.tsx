import { writerSubmissionMessages as messages } from '#shared/messages/writer-submissions.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { EndlessFeed } from '#web/features/finding/feeds/EndlessFeed.tsx';
import { SubmissionStatus } from '#web/features/stories/submission-status/SubmissionStatus.tsx';
import { WriterOutboxPageQueryDocument } from '#web/generated/WriterOutboxPageQuery.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';

/** What the viewer submitted to publications, newest first, with what they may do about each. */
export function WriterOutbox() {
  return (
    <Frame>
      <PageHeading title={messages.outbox}>
        <p>{messages.outboxText}</p>
        <ButtonRow>
          <ButtonLink look="outlined" size="small" href={buildPath('ShowYourStories')}>
            {messages.yourStories}
          </ButtonLink>
        </ButtonRow>
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
