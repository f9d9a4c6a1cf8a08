import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { suggestedEditsMessages as messages, suggestionMessages } from '#shared/messages/suggestions.ts';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { mergeDrafts } from '#shared/story/delta/merge-drafts.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { suggestedParts } from '#shared/submissions/suggestion-parts.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { leaveFreely, useUnsaved } from '#web/app/router/use-unsaved.ts';
import { Button } from '#web/design/Button.tsx';
import type { SuggestEditsPageQuery } from '#web/generated/SuggestEditsPageQuery.ts';
import { EditAcceptedDocument } from '#web/generated/EditAccepted.ts';
import { SuggestEditsDocument } from '#web/generated/SuggestEdits.ts';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { EditorHandle } from '#web/story/editor/editor-handle.ts';
import { StoryEditor } from '#web/story/editor/StoryEditor.tsx';
import styles from './EditorInbox.module.css';

type Content = NonNullable<NonNullable<SuggestEditsPageQuery['submission']>['content']>;
type SuggestEditsFormProps = {
  readonly submissionId: string;
  readonly content: Content;
  /** Whether what is sent is in the story at once. */
  readonly isDirect: boolean;
  readonly backTo: string;
  /** Asks for the text that stands there now. */
  readonly onStale: () => void;
};
type Base = { readonly rev: number; readonly value: DraftValue };

/** The editor with a note and a button; what the writer changes meanwhile comes below what is changed here. */
export function SuggestEditsForm({ submissionId, content, isDirect, backTo, onStale }: SuggestEditsFormProps) {
  const { navigate } = useRoute();
  const editor = useRef<EditorHandle>(undefined);
  const base = useRef<Base>(undefined);
  // What the writer changed is not what is typed here.
  const isReplacing = useRef(false);
  const [initial] = useState(() => baseOf(content));
  const [isTouched, setIsTouched] = useState(false);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const suggestion = useChange(SuggestEditsDocument);
  const edit = useChange(EditAcceptedDocument);
  const change = isDirect ? edit : suggestion;
  useUnsaved(isTouched || note !== '');
  useEffect(() => {
    const newest = baseOf(content);
    const { rev, value } = base.current ?? initial;
    if (newest.rev === rev) return;
    base.current = newest;
    const { current } = editor;
    if (current === undefined) return;
    const mine = current.read();
    isReplacing.current = true;
    current.replace(mergeDrafts(value, mine, newest.value).value, true);
    isReplacing.current = false;
    if (suggestedParts({ base: value, suggested: mine }).length > 0) setProblem(suggestionMessages.textWentOn);
  }, [content, initial]);
  const touch = () => {
    change.clear();
    setProblem(undefined);
  };
  const send = async () => {
    if (change.isRunning || editor.current === undefined) return;
    touch();
    const { rev: baseRev, value } = base.current ?? initial;
    const suggested = editor.current.read();
    if (editor.current.pendingUploads() > 0) return setProblem(messages.uploading);
    if (suggestedParts({ base: value, suggested }).length === 0) return setProblem(suggestionMessages.nothing);
    const delta = diffDrafts(value, suggested);
    const edits = { submissionId, baseRev, delta };
    const { done, failure } = isDirect
      ? await edit.send({ input: edits })
      : await suggestion.send({ input: { ...edits, message: note } });
    if (failure?.refusal !== undefined) onStale();
    if (done === undefined) return;
    leaveFreely();
    void showToast({
      message: isDirect ? messages.directSaved : messages.sent,
      testId: 'suggestion-sent',
      about: 'suggested-edits',
    });
    await navigate(backTo);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  const { language } = content;
  return (
    <form onSubmit={submit} noValidate>
      <Note>{isDirect ? messages.directHint : messages.hint}</Note>
      <section className={styles.editor} aria-label={messages.editor}>
        <StoryEditor
          initial={initial.value}
          language={language}
          onChange={() => {
            if (isReplacing.current) return;
            touch();
            setIsTouched(true);
          }}
          onReady={(handle) => {
            editor.current = handle;
          }}
          onPublishKey={() => void send()}
          onSaveKey={() =>
            void showToast({
              message: isDirect ? messages.directNotSaved : messages.notSaved,
              testId: 'suggestion-not-saved',
            })
          }
        />
      </section>
      {!isDirect && (
        <CountedField
          label={messages.note}
          hint={messages.optional}
          value={note}
          most={MOST_NOTE_LENGTH}
          onChange={(words) => {
            touch();
            setNote(words);
          }}
          error={undefined}
          lines={3}
        />
      )}
      <ErrorNote role="alert">{problem ?? change.error}</ErrorNote>
      <ButtonRow>
        <Button type="submit" aria-disabled={change.isRunning} aria-busy={change.isRunning}>
          {isDirect ? messages.directSave : messages.send}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** The server let in nothing but story documents. */
function baseOf({ rev, title, subtitle, document, previewBreak }: Content): Base {
  return { rev, value: { title, subtitle, document: document as StoryDocument, previewBreak } };
}
