import { type ReactNode, useEffect, useState } from 'react';
import { editedSubmissionMessages as messages, editorInboxMessages } from '#shared/messages/editor-inbox.ts';
import { suggestedEditsMessages } from '#shared/messages/suggestions.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Link } from '#web/app/router/Link.tsx';
import { ButtonLink } from '#web/design/Button.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import { PageKeys } from '#web/features/stories/editing-submissions/PageKeys.tsx';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { useNotedMarks } from '#web/features/stories/submission-notes/use-noted-marks.ts';
import { SentEdits } from '#web/features/stories/suggested-edits/SentEdits.tsx';
import { Note, Notice } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import type { EditedSubmissionPageQuery } from '#web/generated/EditedSubmissionPageQuery.ts';
import { OpenSubmissionDocument } from '#web/generated/OpenSubmission.ts';
import { Decision } from './Decision.tsx';
import { filterOf, inboxAddress, suggestingAddress } from './inbox-filter.ts';
import { EditorNotes } from './EditorNotes.tsx';
import type { NotedPassage } from './passage-note.ts';
import { PassageBubble } from './PassageBubble.tsx';
import { SubmissionFacts } from './SubmissionFacts.tsx';
import { SubmissionHistory } from './SubmissionHistory.tsx';
import { SubmittedStory } from './SubmittedStory.tsx';
import { Tending } from './Tending.tsx';
import { useSeenSubmission } from './use-seen-submission.ts';
import { WriterMemory } from './WriterMemory.tsx';

const noNotes: SubmissionPartProps['submission']['notes'] = [];

/** One submission, to read and to decide. */
export function EditedSubmissionPage(props: ManagementProps<EditedSubmissionPageQuery>) {
  const { publication, data, query, refetch } = props;
  const { submission: seen, isLost } = useSeenSubmission(data.submission, query);
  const submission = isLost && seen !== null ? { ...seen, viewerCan: [] } : seen;
  const { navigate } = useRoute();
  // What is written to the writer stays while one goes from one window to another, and where another editor was faster.
  const [words, setWords] = useState('');
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  const [passage, setPassage] = useState<NotedPassage>();
  useNotedMarks(body, submission?.notes ?? noNotes);
  const path = buildPath('ShowCollectionInbox', { collectionSlug: publication.slug });
  const back = inboxAddress(path, filterOf(query));
  useOpening(submission);
  if (!submission) return null;
  const viewerId = data.viewer?.id;
  const isOwn = submission.writer !== null && submission.writer.id === viewerId;
  const before = (
    <Note>
      <Link to={back}>{messages.back}</Link>
    </Note>
  );
  if (isOwn) return <OwnSubmission submission={submission} before={before} />;
  const shared = { submission, publication, viewerId, onChanged: refetch };
  return (
    <StackedPage title={submission.title || editorInboxMessages.untitled} before={before}>
      {isLost && (
        <Notice>
          <output>{messages.lost}</output>
        </Notice>
      )}
      <SubmissionFacts submission={submission} />
      <Decision {...shared} words={words} onWords={setWords} onBack={() => void navigate(back)} />
      {!isLost && <Tending {...shared} />}
      <Section title={messages.story}>
        {submission.viewerCanEdit && (
          <ButtonLink
            look="outlined"
            size="small"
            href={suggestingAddress(inboxAddress(path, filterOf(query), submission.id))}
          >
            {suggestedEditsMessages.directTitle}
          </ButtonLink>
        )}
        <SubmittedStory submission={submission} bodyRef={setBody} />
        {body !== null && submission.expiresAt !== null && <PassageBubble body={body} onChoose={setPassage} />}
      </Section>
      <Section title={suggestedEditsMessages.title}>
        <SentEdits
          sets={submission.suggestions}
          canSuggest={submission.viewerCanSuggest}
          onChanged={refetch}
          editHref={suggestingAddress(inboxAddress(path, filterOf(query), submission.id))}
        />
      </Section>
      <Section title={messages.notes}>
        <EditorNotes {...shared} body={body} passage={passage} onPassage={setPassage} />
      </Section>
      <Section title={messages.writer}>
        <WriterMemory {...shared} backTo={back} />
      </Section>
      <Section title={messages.history}>
        <SubmissionHistory submission={submission} />
      </Section>
      <PageKeys keys={submission.expiresAt === null ? messages.keysBack : messages.keys} />
    </StackedPage>
  );
}

type OwnProps = Pick<SubmissionPartProps, 'submission'> & { readonly before: ReactNode };

/** What an editor handed in themselves: the others decide, and the writer’s own page says the rest. */
function OwnSubmission({ submission, before }: OwnProps) {
  return (
    <StackedPage title={submission.title || editorInboxMessages.untitled} before={before}>
      <SubmissionFacts submission={submission} />
      <Note>{messages.own}</Note>
      <Note>
        <Link to={buildPath('SubmitPost', { postId: submission.postId })}>{messages.openOwn}</Link>
      </Note>
    </StackedPage>
  );
}

/** Whoever looks at it for the first time has opened it, which its history says (rule 62). */
function useOpening(submission: EditedSubmissionPageQuery['submission']): void {
  const { run } = useChange(OpenSubmissionDocument, { says: 'here' });
  const id = submission?.viewerCan.includes('OPEN') === true ? submission.id : undefined;
  useEffect(() => {
    if (id !== undefined) void run({ id });
  }, [id, run]);
}

export type SubmissionPartProps = {
  readonly submission: NonNullable<EditedSubmissionPageQuery['submission']>;
  readonly publication: NonNullable<EditedSubmissionPageQuery['publication']>;
  readonly viewerId: string | undefined;
  /** Asks again how everything stands. */
  readonly onChanged: () => void;
};
