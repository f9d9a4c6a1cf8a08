import { useEffect, useRef, useState } from 'react';
import { submitStoryMessages as messages } from '#shared/messages/submit-story.ts';
import { writerSubmissionMessages } from '#shared/messages/writer-submissions.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { SubmissionStatus } from '#web/features/stories/submission-status/SubmissionStatus.tsx';
import { ReceivedEdits } from '#web/features/stories/suggested-edits/ReceivedEdits.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { PostSubmitPageQueryDocument } from '#web/generated/PostSubmitPageQuery.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { PlaceChoice } from './PlaceChoice.tsx';
import { SubmitForm } from './SubmitForm.tsx';
import styles from './PostSubmit.module.css';

type PostSubmitProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** One's own story on its way to a publication: where to, on what terms, and then how it stands. */
export function PostSubmit({ route, query }: PostSubmitProps) {
  const postId = postIdFromParam(route.params['postId'] ?? '') ?? '';
  const variables = { postId };
  useNewest(PostSubmitPageQueryDocument, variables);
  const { data, refetch } = useQuery(PostSubmitPageQueryDocument, { variables });
  const [sentId, setSentId] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const facts = data?.submissionFacts;
  const current = data?.submissionOfPost ?? null;
  const isSent = sentId !== undefined && current?.id === sentId;
  useEffect(() => {
    // The form that had the focus is gone.
    if (isSent) place.current?.querySelector('h1')?.focus();
  }, [isSent]);
  if (!facts || data?.postResult.__typename !== 'Post') return null;
  const { collection, settings } = data.postResult;
  // What its editors accepted for a day that is to come goes nowhere else either.
  const isToCome = current?.status === 'ACCEPTED' && typeof settings?.scheduledAt === 'number';
  const isWaiting =
    current !== null && (current.expiresAt !== null || current.viewerCan.includes('WITHDRAW') || isToCome);
  const draft = data.draft.__typename === 'Draft' ? data.draft : undefined;
  const form = {
    postId,
    facts,
    isSettling: sentId !== undefined && !isSent,
    onChanged: refetch,
    onSent: (id: string) => {
      setSentId(id);
      refetch();
    },
  };
  return (
    <Frame>
      <div ref={place}>
        <PageHeading
          kicker={draft?.title || writerSubmissionMessages.untitled}
          title={isWaiting ? messages.submission : messages.title}
        />
        {current && (
          <SubmissionStatus submission={current} isWhole content={current.content}>
            <ReceivedEdits postId={postId} sets={current.suggestions} onChanged={refetch} />
          </SubmissionStatus>
        )}
        {!isWaiting &&
          (settings?.scheduledAt ? (
            <Note>{messages.scheduled}</Note>
          ) : collection ? (
            <SubmitForm {...form} place={collection} isReview />
          ) : (
            <PlaceChoice {...form} query={query} />
          ))}
        <div className={styles.ways}>
          <ButtonRow>
            {current?.status !== 'CHANGES_REQUESTED' && (
              <ButtonLink look="outlined" size="small" href={postSubPath(postId, 'edit')}>
                {writerSubmissionMessages.edit}
              </ButtonLink>
            )}
            <ButtonLink look="outlined" size="small" href={buildPath('ShowWriterOutbox')}>
              {messages.outbox}
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </Frame>
  );
}
