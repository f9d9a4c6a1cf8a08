import { useId } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { unsubscribeMessages as messages } from '#shared/messages/unsubscribing.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import type { SubscribedShelf, SubscribedWriter } from '#web/generated/fragments.ts';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import styles from './SubscriptionForms.module.css';

type SubscriptionFormsProps = {
  readonly sources: readonly (SubscribedWriter | SubscribedShelf)[];
  /** Address of the page, which takes the forms. */
  readonly action: string;
};

/** Everything that somebody subscribed to, each with a button that ends it: needs no session and no script. */
export function SubscriptionForms({ sources, action }: SubscriptionFormsProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {messages.subscriptions}
      </h2>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li className={styles.row} key={source.id}>
            <Link to={source.__typename === 'User' ? personPath(source.username) : publicationPath(source)} dir="auto">
              {source.name}
            </Link>
            <form method="post" action={action}>
              <input
                type="hidden"
                name="subscription"
                value={`${source.__typename === 'User' ? 'person' : 'publication'}/${source.id}`}
              />
              <Button
                type="submit"
                look="outlined"
                size="small"
                aria-label={formatMessage(messages.unsubscribeFrom, { name: source.name })}
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
