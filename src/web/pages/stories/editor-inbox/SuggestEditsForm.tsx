import { type ReactNode, useEffect, useState } from 'react';
import { suggestedEditsMessages as messages } from '#shared/messages/suggestions.ts';
import { MOST_NOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { Button } from '#web/design/Button.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote, Note, Notice } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { StoryEditor } from '#web/story/editor/StoryEditor.tsx';
import styles from './EditorInbox.module.css';
import { type EditsKeeper, openEditsKeeper } from './edits-keeper.ts';
import { type EditsOptions, useEdits } from './use-edits.ts';

type SuggestEditsFormProps = EditsOptions & {
  readonly personId: string;
  /** What stands there until the device was asked for edits that were left on it. */
  readonly waiting: ReactNode;
};

/** The editor with a note and a button; what the writer changes meanwhile comes below what is changed here. */
export function SuggestEditsForm({ personId, waiting, ...options }: SuggestEditsFormProps) {
  const keeper = useEditsKeeper(personId, options.submissionId);
  return keeper === undefined ? waiting : <KeptForm {...options} keeper={keeper} />;
}

function KeptForm({ keeper, ...options }: EditsOptions & { readonly keeper: EditsKeeper }) {
  const edits = useEdits(options, keeper);
  const { isDirect } = options;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void edits.send();
      }}
      noValidate
    >
      <Note>{isDirect ? messages.directHint : messages.hint}</Note>
      {edits.isKept && (
        <Notice>
          <span>{messages.kept}</span>
          <Button look="plain" size="small" onClick={edits.startOver}>
            {messages.drop}
          </Button>
        </Notice>
      )}
      <section className={styles.editor} aria-label={messages.editor}>
        <StoryEditor
          initial={edits.initial}
          language={options.content.language}
          onChange={edits.typed}
          onReady={edits.ready}
          onPublishKey={() => void edits.send()}
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
          value={edits.note}
          most={MOST_NOTE_LENGTH}
          onChange={edits.writeNote}
          error={undefined}
          lines={3}
        />
      )}
      <ErrorNote role="alert">{edits.error}</ErrorNote>
      <ButtonRow>
        <Button type="submit" aria-disabled={edits.isRunning} aria-busy={edits.isRunning}>
          {isDirect ? messages.directSave : messages.send}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** What keeps the edits on this device; undefined until the device was asked. */
function useEditsKeeper(personId: string, submissionId: string): EditsKeeper | undefined {
  const [keeper, setKeeper] = useState<EditsKeeper>();
  useEffect(() => {
    let isGone = false;
    let opened: EditsKeeper | undefined;
    const open = async () => {
      opened = await openEditsKeeper(window, personId, submissionId);
      if (isGone) opened.close();
      else setKeeper(opened);
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [personId, submissionId]);
  return keeper;
}
