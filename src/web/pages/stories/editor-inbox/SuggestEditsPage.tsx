import { lazy, Suspense } from 'react';
import { buildPath } from '#shared/routes/build-path.ts';
import { suggestedEditsMessages as messages } from '#shared/messages/suggestions.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useHasScript } from '#web/features/identity/sign-in/use-has-script.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { SubmittedText } from '#web/features/stories/submission-notes/SubmittedText.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { type SuggestEditsPageQuery, SuggestEditsPageQueryDocument } from '#web/generated/SuggestEditsPageQuery.ts';
import styles from './EditorInbox.module.css';
import { filterOf, inboxAddress } from './inbox-filter.ts';
import { useSeenSubmission } from './use-seen-submission.ts';

const SuggestEditsForm = lazy(async () => ({ default: (await import('./SuggestEditsForm.tsx')).SuggestEditsForm }));

/** The story in the editor: what is changed in it goes to its writer as suggestions, and nowhere else. */
export function SuggestEditsPage({ publication, data, query, refetch }: ManagementProps<SuggestEditsPageQuery>) {
  const { viewer } = data;
  const { submission } = useSeenSubmission(data.submission, query);
  const hasScript = useHasScript();
  const path = buildPath('ShowCollectionInbox', { collectionSlug: publication.slug });
  useNewest(SuggestEditsPageQueryDocument, { domainOrSlug: publication.slug, submissionId: submission?.id ?? null });
  if (!submission || !viewer) return null;
  const { id, content, viewerCanSuggest, viewerCanEdit } = submission;
  const back = inboxAddress(path, filterOf(query), id);
  return (
    <StackedPage
      title={viewerCanEdit ? messages.directTitle : messages.editTitle}
      before={
        <Note>
          <Link to={back}>{messages.back}</Link>
        </Note>
      }
    >
      {content && (viewerCanSuggest || viewerCanEdit) ? (
        <Suspense fallback={<ComingEditor content={content} />}>
          {/* The editor is the browser's: the server draws the text. */}
          {hasScript ? (
            <SuggestEditsForm
              key={id}
              personId={viewer.id}
              waiting={<ComingEditor content={content} />}
              submissionId={id}
              content={content}
              isDirect={viewerCanEdit}
              backTo={back}
              onStale={refetch}
            />
          ) : (
            <ComingEditor content={content} />
          )}
        </Suspense>
      ) : (
        <EmptyText text={messages.closed} />
      )}
    </StackedPage>
  );
}

type ComingEditorProps = Pick<Parameters<typeof SubmittedText>[0], 'content'>;

/** The text to read while the editor is fetched, with a line in the place of its own. */
function ComingEditor({ content }: ComingEditorProps) {
  return (
    <div>
      <Note>{messages.loading}</Note>
      <div className={styles.editor}>
        <SubmittedText content={content} />
      </div>
    </div>
  );
}
