import { useEffect, useRef } from 'react';
import { membershipNoticeMessages as messages } from '#shared/messages/membership-notices.ts';
import { IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import styles from './NoticeBar.module.css';
import { keepNoticeRoom } from './notice-room.ts';

type NoticeBarProps = {
  /** Which one it is, for tests and style sheets of publications. */
  readonly kind: string;
  readonly tone?: 'neutral' | 'error';
  readonly text: string;
  /** Without an address where its page is not built. */
  readonly action: { readonly label: string; readonly href: string | undefined };
  /** Undefined where it cannot be put away. */
  readonly onDismiss?: (() => void) | undefined;
};

/** A line below the header: what is the matter, what to do, and the way to put it away. */
export function NoticeBar({ kind, tone = 'neutral', text, action, onDismiss }: NoticeBarProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => keepNoticeRoom(kind, element.current?.offsetHeight ?? 0), [kind]);
  return (
    <aside
      ref={element}
      className={`${styles.bar} ${tone === 'error' ? styles.error : ''}`}
      aria-label={messages.label}
      data-top-banner={kind}
      lang="en"
      dir="ltr"
    >
      <p className={styles.text}>
        {text}{' '}
        {action.href !== undefined && (
          <a className={styles.action} href={action.href}>
            {action.label}
          </a>
        )}
      </p>
      {onDismiss && (
        <IconButton label={messages.dismiss} onClick={onDismiss}>
          <Icon name="close" size={20} />
        </IconButton>
      )}
    </aside>
  );
}
