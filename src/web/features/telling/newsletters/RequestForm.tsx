import { type SubmitEvent, use, useEffect, useRef, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { consentMessages, newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { newsletterLimits } from '#shared/newsletters/newsletter-rules.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { Button } from '#web/design/Button.tsx';
import type { NewsletterCard } from '#web/generated/fragments.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { fieldText } from '#web/parts/form/field-text.ts';
import { ownerName } from './newsletter-path.ts';
import styles from './NewsletterSignUp.module.css';
import { requestFault } from './request-fault.ts';
import { SUBSCRIBE_ACTION } from './use-subscribe-intent.ts';

type RequestFormProps = {
  readonly newsletter: NewsletterCard;
  /** What came of a form that was sent without script. */
  readonly said: string | null;
};

/** A field for the address of a visitor, who is asked by mail; a plain form where there is no script. */
export function RequestForm({ newsletter, said }: RequestFormProps) {
  const graph = use(GraphContext);
  const { path } = useRoute();
  const signIn = useMainPath()('SignIn', {
    operation: 'login',
    susiEntry: 'newsletter',
    redirect: `${path}?action=${SUBSCRIBE_ACTION}`,
  });
  const [isAsked, setIsAsked] = useState(said === 'asked');
  const [fault, setFault] = useState(requestFault(said));
  const [isBusy, setIsBusy] = useState(false);
  const { id, name } = newsletter;
  const request = async (email: string) => {
    if (parseEmail(email) === undefined) return setFault(messages.wrong);
    setIsBusy(true);
    try {
      const { requestByMail } = await import('./request-by-mail.ts');
      const { failure } = await requestByMail(graph, id, email);
      setFault(failure?.message);
      setIsAsked(failure === undefined);
    } catch {
      setFault(messages.offline);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void request(fieldText(new FormData(event.currentTarget), 'email').trim());
  };
  if (isAsked) return <Asked onAgain={() => setIsAsked(false)} />;
  return (
    <form
      className={`${styles.box} ${styles.form}`}
      method="post"
      action={buildPath('RequestNewsletter', { id })}
      onSubmit={submit}
      noValidate
    >
      <input type="hidden" name="back" value={path} />
      <Field
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        dir="ltr"
        onChange={() => setFault(undefined)}
        error={fault}
      />
      <p className={styles.note}>{formatMessage(consentMessages.shared, { name, owner: ownerName(newsletter) })}</p>
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? messages.subscribing : messages.subscribe}
        </Button>
      </div>
      <p className={styles.note}>
        {messages.member} <a href={signIn}>{messages.signIn}</a>
      </p>
    </form>
  );
}

function Asked({ onAgain }: { readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`${styles.box} ${styles.form}`}>
      <h2 className={styles.asked} tabIndex={-1} ref={heading}>
        {messages.asked}
      </h2>
      <p>{formatMessage(messages.askedText, { days: newsletterLimits.daysToConfirm })}</p>
      <div className={styles.actions}>
        <Button look="outlined" size="small" onClick={onAgain}>
          {messages.again}
        </Button>
      </div>
    </div>
  );
}
