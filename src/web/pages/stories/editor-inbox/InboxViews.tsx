import { inboxCalendarMessages as messages } from '#shared/messages/editor-inbox.ts';
import { Link } from '#web/app/router/Link.tsx';
import styles from './InboxViews.module.css';
import { type InboxFilter, inboxAddress } from './inbox-filter.ts';
import { useZone } from './use-zone.ts';

/** The same submissions as a list, or by the day that they are due. */
export function InboxViews({ filter, path }: { readonly filter: InboxFilter; readonly path: string }) {
  const { today } = useZone();
  const shown = filter.calendar?.span;
  const day = filter.calendar?.day ?? today ?? '';
  const views = [
    [messages.list, undefined],
    [messages.week, 'week'],
    [messages.month, 'month'],
  ] as const;
  return (
    <nav className={styles.views} aria-label={messages.views}>
      {views.map(([label, span]) => (
        <Link
          key={label}
          className={styles.view}
          to={inboxAddress(path, { ...filter, calendar: span === undefined ? undefined : { span, day } })}
          aria-current={span === shown ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
