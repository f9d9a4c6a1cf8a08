import type { ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { highlightMessages as messages } from '#shared/messages/highlights.ts';
import { Link } from '#web/app/router/Link.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { personPath } from '#web/features/ground/paths/paths.ts';
import type { QuoteItem } from '#web/generated/fragments.ts';
import styles from './Quotes.module.css';

type QuoteViewProps = {
  readonly quote: QuoteItem;
  /** Where it was marked, on a page of many stories. */
  readonly children?: ReactNode;
};

/** A passage that somebody marked: its words, who, and when. */
export function QuoteView({ quote, children }: QuoteViewProps) {
  const { user } = quote;
  return (
    <article className={styles.quote}>
      <blockquote className={styles.words} dir="auto">
        {quote.text}
      </blockquote>
      <p className={styles.facts}>
        {user && (
          <Link to={personPath(user.username)} dir="auto">
            {formatMessage(messages.highlightedBy, { name: user.name })}
          </Link>
        )}
        {children}
        <DateTime timestamp={quote.createdAt} />
        {quote.isPrivate && <span>{messages.isPrivate}</span>}
        {quote.isPassageChanged && <span>{messages.passageChanged}</span>}
      </p>
    </article>
  );
}

/** Passages below each other. */
export function Quotes({ children }: { readonly children: ReactNode }) {
  return <div className={styles.quotes}>{children}</div>;
}
