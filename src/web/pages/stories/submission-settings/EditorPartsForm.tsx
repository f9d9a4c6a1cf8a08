import { type SubmitEvent, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { splitMessages } from '#shared/messages/splits.ts';
import { submissionSettingsMessages as messages } from '#shared/messages/submission-settings.ts';
import { keptPercent, splitFault } from '#shared/splits/split-rules.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import type { EditorPartsForm as Parts } from '#web/generated/fragments.ts';
import { SaveEditorPartsDocument } from '#web/generated/SaveEditorParts.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { FormButtons } from '#web/parts/form/Form.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import styles from './SubmissionSettings.module.css';

/** Which editor gets how much of what editors get; the owner has the rest (rule 223). */
export function EditorPartsForm({ parts }: { readonly parts: Parts }) {
  const editors = parts.parts.filter(({ isOwner, user }) => !isOwner && user !== null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setIsTried] = useState(false);
  const change = useChange(SaveEditorPartsDocument);
  const shares = editors.map(({ userId, percent }) => ({
    personId: userId,
    percent: numberOf(typed[userId] ?? String(percent)),
  }));
  const fault = splitFault(shares);
  const isWrong = isTried && fault !== undefined;
  const save = async () => {
    setIsTried(true);
    if (fault !== undefined || change.isRunning) return;
    const given = shares.map(({ personId: userId, percent }) => ({ userId, percent }));
    if ((await change.run({ collectionId: parts.id, parts: given })) === undefined) return;
    void showToast({ message: messages.partsSaved, testId: 'editor-parts-saved' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save();
  };
  return (
    <Section title={messages.parts}>
      {editors.length === 0 ? (
        <Note>{messages.noEditors}</Note>
      ) : (
        <form className={`${formStyles.form} ${styles.form}`} onSubmit={submit} noValidate aria-label={messages.parts}>
          <Note>{messages.partsText}</Note>
          {editors.map(({ userId, user, percent }) => (
            <Field
              key={userId}
              label={formatMessage(messages.partOf, { name: user?.name ?? '' })}
              inputMode="numeric"
              autoComplete="off"
              value={typed[userId] ?? String(percent)}
              aria-invalid={isWrong ? true : undefined}
              onChange={({ target }) => {
                change.clear();
                setTyped((now) => ({ ...now, [userId]: target.value }));
              }}
            />
          ))}
          <output>{fault === undefined && formatMessage(messages.partsKept, { percent: keptPercent(shares) })}</output>
          <p className={formStyles.error} role="alert">
            {isWrong ? splitMessages.faults[fault] : change.error}
          </p>
          <FormButtons>
            <Button type="submit" look="outlined" aria-busy={change.isRunning}>
              {messages.partsSave}
            </Button>
          </FormButtons>
        </form>
      )}
    </Section>
  );
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
