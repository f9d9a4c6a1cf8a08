import { useId } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishMailMessages as messages } from '#shared/messages/publish-sheet.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { Publisher } from '#web/generated/fragments.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import type { FieldProps } from './field-props.ts';
import { type FormMailing, isLetter } from './publish-form.ts';
import styles from './PublishFields.module.css';
import { useMailCount } from './use-mail-count.ts';

type MailFieldProps = FieldProps & { readonly postId: string; readonly publisher: Publisher | null };

/** Whether it goes to subscribers by mail, by which newsletter, and to how many of them as it stands here. */
export function MailField({ form, change, postId, publisher }: MailFieldProps) {
  const id = useId();
  const { mailing, collectionId, visibility, isMailed } = form;
  const isUnlisted = visibility === 'UNLISTED';
  const newsletters = newslettersOf(publisher, collectionId);
  const hasNewsletter = mailing.newsletterId !== null;
  const count = useMailCount(postId, form);
  const choose = (part: Partial<FormMailing>) => change({ mailing: { ...mailing, ...part } });
  return (
    <div className={styles.group}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isMailed}
          aria-describedby={id}
          onChange={({ target }) => change({ isMailed: target.checked })}
        />
        {messages.mail}
      </label>
      {isMailed && !mailing.isCorrection && newsletters.length > 0 && (
        <SelectField
          label={messages.newsletter}
          options={[
            // An email goes out by some newsletter: whoever wants none unchecks it.
            ...(isUnlisted && hasNewsletter
              ? []
              : [{ value: '', label: isUnlisted ? messages.newsletterNone : messages.newsletterFirst }]),
            ...newsletters.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          value={mailing.newsletterId ?? ''}
          onChange={(newsletterId) => choose({ newsletterId: newsletterId || null })}
        />
      )}
      {isMailed && !mailing.isCorrection && hasNewsletter && <AudienceFields mailing={mailing} choose={choose} />}
      <p className={styles.hint} id={id}>
        {isMailed && mailing.isCorrection && messages.correction}{' '}
        {isMailed && isUnlisted && !hasNewsletter && messages.unlisted}{' '}
        {count !== undefined && sentenceOf(mailing, count)} {isMailed && isNarrowed(mailing) && messages.narrowed}{' '}
        {isLetter(form) ? messages.onceLetter : messages.once}{' '}
        <a href={buildPath('ShowMailPreview', { postId })} target="_blank" rel="noopener">
          {messages.preview}
        </a>
      </p>
    </div>
  );
}

type AudienceFieldsProps = { readonly mailing: FormMailing; readonly choose: (part: Partial<FormMailing>) => void };

/** Whom of the readers of one newsletter it goes to. */
function AudienceFields({ mailing, choose }: AudienceFieldsProps) {
  return (
    <>
      <SelectField
        label={messages.reach}
        options={(['EVERYBODY', 'MEMBERS', 'FRIENDS'] as const).map((value) => ({ value, label: messages[value] }))}
        value={mailing.reach}
        onChange={(reach) => choose({ reach })}
      />
      <SelectField
        label={messages.source}
        options={(['', 'SITE', 'FORM', 'IMPORT', 'ADDED'] as const).map((value) => ({
          value,
          label: value === '' ? messages.anySource : messages[value],
        }))}
        value={mailing.source ?? ''}
        onChange={(source) => choose({ source: source || null })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={mailing.followsTopics}
          onChange={({ target }) => choose({ followsTopics: target.checked })}
        />
        {messages.followsTopics}
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={mailing.isActive}
          onChange={({ target }) => choose({ isActive: target.checked })}
        />
        {messages.isActive}
      </label>
    </>
  );
}

/** Those of the publication that it goes into, and the writer's own. */
function newslettersOf(publisher: Publisher | null, collectionId: string | null) {
  if (publisher === null) return [];
  const { newsletter, publications } = publisher;
  const ofPublication = publications.find(({ id }) => id === collectionId)?.newsletters ?? [];
  return newsletter === null ? ofPublication : [...ofPublication, newsletter];
}

/** What goes to a part of the list is not for everybody to read. */
function isNarrowed({ newsletterId, reach, source, followsTopics, isActive }: FormMailing): boolean {
  return newsletterId !== null && (reach !== 'EVERYBODY' || source !== null || followsTopics || isActive);
}

function sentenceOf(mailing: FormMailing, count: number): string {
  if (count > 0 || !isNarrowed(mailing)) return formatMessage(messages.count, { count });
  return mailing.followsTopics || mailing.isActive ? messages.tooFew : messages.nobody;
}
