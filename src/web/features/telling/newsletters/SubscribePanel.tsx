import { type SubmitEvent, use, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { consentMessages, newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import type { NewsletterCard, NewsletterRelation } from '#web/generated/fragments.ts';
import { CheckField } from '#web/parts/field/CheckField.tsx';
import { newsletterSettingsPath, ownerName } from './newsletter-path.ts';
import styles from './NewsletterSignUp.module.css';
import { useSubscribeIntent } from './use-subscribe-intent.ts';
import { subscribeByMail, unsubscribeFromMail } from './turn-newsletter.ts';

type SubscribePanelProps = { readonly newsletter: NewsletterCard; readonly relation: NewsletterRelation };

/** One button onto the list and off it, with the sentence that is agreed to (rule 71). */
export function SubscribePanel({ newsletter, relation }: SubscribePanelProps) {
  const graph = use(GraphContext);
  const { url: siteUrl } = use(SiteContext);
  const { name, owner } = newsletter;
  const [sharesAddress, setSharesAddress] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const { canManage, isSubscribed } = relation.viewerEdge;
  useSubscribeIntent(newsletter, relation);
  const turn = async (deed: Promise<boolean>) => {
    setIsBusy(true);
    await deed;
    setIsBusy(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void turn(subscribeByMail(graph, newsletter, { sharesAddress, siteUrl }));
  };
  const settings = canManage && (
    <ButtonLink look="outlined" href={siteUrl + newsletterSettingsPath(newsletter)}>
      {messages.openSettings}
    </ButtonLink>
  );
  if (canManage && owner?.__typename === 'User') {
    return (
      <div className={`${styles.box} ${styles.form}`}>
        <p>{messages.own}</p>
        <div className={styles.actions}>{settings}</div>
      </div>
    );
  }
  if (isSubscribed) {
    return (
      <div className={`${styles.box} ${styles.form}`}>
        <p>{formatMessage(messages.isSubscribed, { name })}</p>
        <div className={styles.actions}>
          <Button
            look="outlined"
            aria-busy={isBusy}
            onClick={() => void turn(unsubscribeFromMail(graph, newsletter, { siteUrl }))}
          >
            {messages.unsubscribe}
          </Button>
          {settings}
        </div>
      </div>
    );
  }
  const sentence = sharesAddress ? consentMessages.shared : consentMessages.hidden;
  return (
    <form className={`${styles.box} ${styles.form}`} onSubmit={submit}>
      <CheckField
        label={formatMessage(messages.share, { owner: ownerName(newsletter) })}
        checked={sharesAddress}
        onChange={({ target }) => setSharesAddress(target.checked)}
      />
      <p className={styles.note} aria-live="polite">
        {formatMessage(sentence, { name, owner: ownerName(newsletter) })}
      </p>
      <div className={styles.actions}>
        <Button type="submit" aria-busy={isBusy}>
          {isBusy ? messages.subscribing : messages.subscribe}
        </Button>
        {settings}
      </div>
    </form>
  );
}
