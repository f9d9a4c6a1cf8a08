import { type SubmitEvent, useEffect, useRef } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import {
  acceptedKindMessages,
  submissionSettingsMessages as messages,
  submitterGroupMessages,
} from '#shared/messages/submission-settings.ts';
import {
  MOST_EDITOR_CUT,
  MOST_GUEST_SUBMISSIONS,
  MOST_GUIDELINES_LENGTH,
} from '#shared/submissions/submission-limits.ts';
import type { AcceptedKind, SubmitterGroup } from '#shared/submissions/submission-criteria.ts';
import { Button } from '#web/design/Button.tsx';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import { Field } from '#web/parts/field/Field.tsx';
import { FormButtons } from '#web/parts/form/Form.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { Note } from '#web/parts/frame/Note.tsx';
import type { SubmissionSettingsForm as Settings } from '#web/generated/fragments.ts';
import { CriteriaFields } from './CriteriaFields.tsx';
import { PauseFields } from './PauseFields.tsx';
import styles from './SubmissionSettings.module.css';
import { useSubmissionSettings } from './use-submission-settings.ts';

const groups = (['WRITERS', 'FOLLOWERS', 'EVERYONE'] as const satisfies readonly SubmitterGroup[]).map((value) => ({
  value,
  label: submitterGroupMessages[value],
}));
const kinds = (['BOTH', 'DRAFTS', 'PUBLISHED'] as const satisfies readonly AcceptedKind[]).map((value) => ({
  value,
  label: acceptedKindMessages[value],
}));

type SubmissionSettingsFormProps = { readonly settings: Settings; readonly isOwner: boolean };

/** Who may submit, what, and what a story needs; each fault stands at its field and takes the focus. */
export function SubmissionSettingsForm({ settings, isOwner }: SubmissionSettingsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const fields = useSubmissionSettings(settings);
  const { typed, edit, save, faultOf, fault, isBusy, error } = fields;
  useEffect(() => {
    if (fault !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  return (
    <form ref={form} onSubmit={submit} className={`${formStyles.form} ${styles.form}`} noValidate>
      <ChoiceField
        legend={messages.who}
        hint={formatMessage(messages.whoHint, { most: MOST_GUEST_SUBMISSIONS })}
        choices={groups}
        value={typed.openTo}
        onChange={(openTo) => edit({ openTo })}
      />
      <ChoiceField
        legend={messages.accepts}
        choices={kinds}
        value={typed.accepts}
        onChange={(accepts) => edit({ accepts })}
      />
      <CriteriaFields typed={typed} edit={edit} faultOf={faultOf} />
      <CountedField
        label={messages.guidelines}
        hint={messages.guidelinesHint}
        value={typed.guidelines}
        most={MOST_GUIDELINES_LENGTH}
        lines={6}
        onChange={(guidelines) => edit({ guidelines })}
        error={faultOf('guidelines')}
      />
      <PauseFields typed={typed} edit={edit} faultOf={faultOf} />
      {isOwner ? (
        <div className={styles.hinted}>
          <Field
            label={messages.cutField}
            inputMode="numeric"
            autoComplete="off"
            value={typed.editorCut}
            error={faultOf('editorCut')}
            onChange={({ target }) => edit({ editorCut: target.value })}
          />
          <Note>{formatMessage(messages.cutHint, { most: MOST_EDITOR_CUT })}</Note>
        </div>
      ) : (
        <div>
          <h2 className={styles.legend}>{messages.cut}</h2>
          <Note>{formatMessage(messages.cutText, { cut: settings.editorCut })}</Note>
        </div>
      )}
      <p className={formStyles.error} role="alert">
        {error}
      </p>
      <FormButtons>
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {messages.save}
        </Button>
      </FormButtons>
    </form>
  );
}
