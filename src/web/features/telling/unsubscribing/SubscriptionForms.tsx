import { type ReactNode, useId } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { channelMessages } from '#shared/messages/notification-settings.ts';
import { unsubscribeMessages as messages } from '#shared/messages/unsubscribing.ts';
import { channelOf } from '#shared/notifications/notification-switches.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import { newsletterPath } from '#web/features/telling/newsletters/newsletter-path.ts';
import type { NewsletterCard } from '#web/generated/fragments.ts';
import styles from './SubscriptionForms.module.css';

type FormsProps = {
  /** Address of the page, which takes the forms. */
  readonly action: string;
};

/** Everything that somebody subscribed to, each with a button that ends it: needs no session and no script. */
export function SubscriptionForms(props: FormsProps & { readonly newsletters: readonly NewsletterCard[] }) {
  const rows = props.newsletters.map((newsletter) => ({
    value: `newsletter/${newsletter.id}`,
    name: <NewsletterName newsletter={newsletter} />,
    label: formatMessage(messages.unsubscribeFrom, { name: newsletter.name }),
  }));
  return <Forms title={messages.subscriptions} button={messages.confirm} rows={rows} action={props.action} />;
}

type KindFormsProps = FormsProps & {
  readonly kinds: readonly string[];
  /** Everything that goes to many is off, and these are left. */
  readonly isRest: boolean;
};

/** Every kind of mail that comes to an account, in the same way. */
export function KindForms(props: KindFormsProps) {
  const rows = props.kinds.map((kind) => {
    const channel = channelOf(kind);
    const name = channel === undefined ? messages.digest : channelMessages[channel].title;
    return { value: kind, name, label: formatMessage(messages.stopKind, { name }) };
  });
  const title = props.isRest ? messages.kindsLeft : messages.kinds;
  return <Forms title={title} button={messages.stop} rows={rows} action={props.action} />;
}

type Row = {
  /** What the form sends. */
  readonly value: string;
  readonly name: ReactNode;
  readonly label: string;
};

function Forms(props: FormsProps & { readonly title: string; readonly button: string; readonly rows: readonly Row[] }) {
  const { title, button, rows, action } = props;
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        {rows.map(({ value, name, label }) => (
          <li className={styles.row} key={value}>
            {name}
            <form method="post" action={action}>
              <input type="hidden" name="subscription" value={value} />
              <Button type="submit" look="outlined" size="small" aria-label={label}>
                {button}
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
