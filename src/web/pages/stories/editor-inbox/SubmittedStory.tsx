import type { Ref } from 'react';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { SubmittedText } from '#web/features/stories/submission-notes/SubmittedText.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';

type StoryProps = Pick<SubmissionPartProps, 'submission'> & { readonly bodyRef?: Ref<HTMLDivElement> };

/** The text as it was handed in; once it is decided, why there is none. */
export function SubmittedStory({ submission, bodyRef }: StoryProps) {
  const { content, status, expiresAt, isPublished, postId, canceledText, kind } = submission;
  const isReview = kind === 'REVISION';
  if (content !== null) return <SubmittedText content={content} bodyRef={bodyRef} />;
  // A review leaves the story where it is, whatever came of it; what is not there then was taken down since.
  if (expiresAt !== null || (isReview ? !isPublished : canceledText !== null))
    return <EmptyText text={messages.noStoryGone} />;
  if ((status === 'ACCEPTED' || isReview) && isPublished) {
    return (
      <>
        <EmptyText text={status === 'ACCEPTED' ? messages.isPublished : messages.reviewOver} />
        <ButtonLink look="outlined" size="small" href={shortPostPath(postId)}>
          {messages.readStory}
        </ButtonLink>
      </>
    );
  }
  return <EmptyText text={status === 'CANCELLED' ? messages.noStoryWithdrawn : messages.noStory} />;
}
