import { useId } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { unsubscribeMessages as messages } from '#shared/messages/unsubscribing.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { newsletterPath } from '#web/features/telling/newsletters/newsletter-path.ts';
import type { NewsletterCard } from '#web/generated/fragments.ts';
import styles from './SubscriptionForms.module.css';

type SubscriptionFormsProps = {
  readonly newsletters: readonly NewsletterCard[];
  /** Address of the page, which takes the forms. */
  readonly action: string;
};

/** Everything that somebody subscribed to, each with a button that ends it: needs no session and no script. */
export function SubscriptionForms({ newsletters, action }: SubscriptionFormsProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {messages.subscriptions}
      </h2>
      <ul className={styles.list}>
        {newsletters.map((newsletter) => (
          <li className={styles.row} key={newsletter.id}>
            <NewsletterName newsletter={newsletter} />
            <form method="post" action={action}>
              <input type="hidden" name="subscription" value={`newsletter/${newsletter.id}`} />
              <Button
                type="submit"
                look="outlined"
                size="small"
                aria-label={formatMessage(messages.unsubscribeFrom, { name: newsletter.name })}
              >
                {messages.confirm}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As a link to where it can be seen, if anywhere. */
function NewsletterName({ newsletter }: { readonly newsletter: NewsletterCard }) {
  const path = newsletterPath(newsletter);
  if (path === undefined) return <span dir="auto">{newsletter.name}</span>;
  return (
    <Link to={path} dir="auto">
      {newsletter.name}
    </Link>
  );
}
