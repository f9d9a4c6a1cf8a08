import '#web/story/story-body.css';
import type { Ref } from 'react';
import { editedSubmissionMessages as messages } from '#shared/messages/editor-inbox.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';
import styles from './EditorInbox.module.css';

type StoryProps = Pick<SubmissionPartProps, 'submission'> & { readonly bodyRef?: Ref<HTMLDivElement> };

/** The text as it was handed in; once it is decided, why there is none. */
export function SubmittedStory({ submission, bodyRef }: StoryProps) {
  const { content, status, expiresAt, isPublished, postId } = submission;
  if (content !== null) return <SubmittedText content={content} bodyRef={bodyRef} />;
  if (expiresAt !== null) return <EmptyText text={messages.noStoryGone} />;
  if (status === 'ACCEPTED' && isPublished) {
    return (
      <>
        <EmptyText text={messages.isPublished} />
        <ButtonLink look="outlined" size="small" href={shortPostPath(postId)}>
          {messages.readStory}
        </ButtonLink>
      </>
    );
  }
  return <EmptyText text={status === 'CANCELLED' ? messages.noStoryWithdrawn : messages.noStory} />;
}

type Content = NonNullable<SubmissionPartProps['submission']['content']>;
type TextProps = {
  readonly content: Pick<Content, 'title' | 'subtitle' | 'language' | 'bodyHtml'>;
  readonly bodyRef?: Ref<HTMLDivElement> | undefined;
};

/** Title, subtitle and body, to be read. */
export function SubmittedText({ content: { title, subtitle, language, bodyHtml }, bodyRef }: TextProps) {
  return (
    <article className={styles.story} lang={language}>
      <h3 className={styles.storyTitle} dir="auto">
        {title}
      </h3>
      {subtitle !== '' && (
        <p className={styles.subtitle} dir="auto">
          {subtitle}
        </p>
      )}
      <div className="story-body" ref={bodyRef} dangerouslySetInnerHTML={{ __html: bodyHtml }} />
    </article>
  );
}
