import { type SubmitEvent, useEffect, useRef } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterSettingsMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { mostOfField as most } from '#shared/newsletters/newsletter-rules.ts';
import { Button } from '#web/design/Button.tsx';
import type { NewsletterForm as Settings } from '#web/generated/fragments.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { CountedField } from '#web/parts/field/CountedField.tsx';
import formStyles from '#web/parts/form/Form.module.css';
import { FormButtons } from '#web/parts/form/Form.tsx';
import { ConflictNotice } from '#web/parts/frame/ConflictNotice.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import styles from './NewsletterSettings.module.css';
import { useNewsletterForm } from './use-newsletter-form.ts';

type NewsletterFormProps = {
  /** Null for a new one. */
  readonly newsletter: Settings | null;
  readonly isMain: boolean;
  /** Null for the newsletter of the viewer. */
  readonly collectionId: string | null;
  readonly ownerName: string;
  readonly onMade: (newsletterId: string) => void;
};

/** What a newsletter is called, how it comes and what it says first; each fault stands at its field and takes the focus. */
export function NewsletterForm({ newsletter, isMain, collectionId, ownerName, onMade }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { typed, edit, save, faults, isBusy, error, conflict, keepMine, takeTheirs } = useNewsletterForm({
    newsletter,
    collectionId,
    ownerName,
    onMade,
  });
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  if (newsletter?.isEnded === true) return null;
  const saved = newsletter?.settings;
  const waitsForReplies = saved?.isReplyToConfirmed === false && saved.replyTo === typed.replyTo;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  return (
    <form ref={form} onSubmit={submit} className={`${formStyles.form} ${styles.form}`} noValidate>
      <CountedField
        label={messages.name}
        value={typed.name}
        most={most.name}
        onChange={(name) => edit({ name })}
        error={faults.name}
        autoComplete="off"
      />
      <CountedField
        label={messages.description}
        hint={messages.descriptionHint}
        value={typed.description}
        most={most.description}
        lines={3}
        onChange={(description) => edit({ description })}
        error={faults.description}
      />
      <CountedField
        label={messages.cadence}
        hint={messages.cadenceHint}
        value={typed.cadence}
        most={most.cadence}
        onChange={(cadence) => edit({ cadence })}
        error={faults.cadence}
        autoComplete="off"
      />
      <CountedField
        label={messages.senderName}
        hint={formatMessage(messages.senderHint, { name: ownerName })}
        value={typed.senderName}
        most={most.senderName}
        onChange={(senderName) => edit({ senderName })}
        error={faults.senderName}
        autoComplete="off"
      />
      <CountedField
        label={messages.replyTo}
        hint={waitsForReplies ? formatMessage(messages.replyWaits, { address: typed.replyTo }) : messages.replyHint}
        value={typed.replyTo}
        most={most.replyTo}
        onChange={(replyTo) => edit({ replyTo })}
        error={faults.replyTo}
        autoComplete="email"
      />
      {isMain && (
        <CheckField
          label={messages.sendsStories}
          checked={typed.sendsStories}
          onChange={({ target }) => edit({ sendsStories: target.checked })}
        />
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.welcome}</legend>
        <Note>{messages.welcomeText}</Note>
        <CountedField
          label={messages.welcomeSubject}
          value={typed.welcomeSubject}
          most={most.welcomeSubject}
          onChange={(welcomeSubject) => edit({ welcomeSubject })}
          error={faults.welcomeSubject}
          autoComplete="off"
        />
        <CountedField
          label={messages.welcomeBody}
          value={typed.welcomeText}
          most={most.welcomeText}
          lines={6}
          onChange={(welcomeText) => edit({ welcomeText })}
          error={faults.welcomeText}
        />
      </fieldset>
      <p className={formStyles.error} role="alert">
        {error}
      </p>
      {conflict !== undefined && (
        <ConflictNotice {...conflict} isBusy={isBusy} onKeepMine={() => void keepMine()} onTakeTheirs={takeTheirs} />
      )}
      <FormButtons>
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {newsletter === null ? messages.create : messages.save}
        </Button>
      </FormButtons>
    </form>
  );
}
