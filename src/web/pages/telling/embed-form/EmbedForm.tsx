import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { consentMessages, newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import { newsletterLimits } from '#shared/newsletters/newsletter-rules.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Button } from '#web/design/Button.tsx';
import { newsletterPath, ownerName } from '#web/features/telling/newsletters/newsletter-path.ts';
import { requestFault } from '#web/features/telling/newsletters/request-fault.ts';
import type { NewsletterCard } from '#web/generated/fragments.ts';
import { Field } from '#web/parts/field/Field.tsx';
import styles from './EmbedForm.module.css';

type EmbedFormProps = {
  readonly newsletter: NewsletterCard;
  /** What came of the form, by the word in the address. */
  readonly said: string | null;
  readonly path: string;
};

/** Name, one field, one button; links lead out of the frame. */
export function EmbedForm({ newsletter, said, path }: EmbedFormProps) {
  const site = use(SiteContext);
  const { id, name, description, isEnded } = newsletter;
  const isAsked = said === 'asked';
  return (
    <div className={styles.embed}>
      <h1 className={styles.title} dir="auto">
        {name}
      </h1>
      {description !== '' && !isAsked && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      {isEnded && <p>{messages.gone}</p>}
      {isAsked && (
        <output className={styles.answer}>
          <span className={styles.asked}>{messages.asked}</span>
          <span>{formatMessage(messages.askedText, { days: newsletterLimits.daysToConfirm })}</span>
        </output>
      )}
      {!isAsked && !isEnded && (
        <form method="post" action={buildPath('RequestNewsletter', { id })}>
          <input type="hidden" name="back" value={path} />
          <Field
            label={messages.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            dir="ltr"
            required
            error={requestFault(said)}
            beside={
              <span className={styles.send}>
                <Button type="submit">{messages.subscribe}</Button>
              </span>
            }
          />
          <p className={styles.note}>{formatMessage(consentMessages.shared, { name, owner: ownerName(newsletter) })}</p>
        </form>
      )}
      <p className={styles.note}>
        <a href={newsletterPath(newsletter)} target="_blank" rel="noopener">
          {formatMessage(messages.readOn, { name, site: site.name })}
        </a>
      </p>
    </div>
  );
}
