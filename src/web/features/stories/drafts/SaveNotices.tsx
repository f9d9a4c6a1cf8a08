import type { ReactNode } from 'react';
import { draftSavingMessages as messages } from '#shared/messages/draft-saving.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import type { SaveState } from './save-state.ts';
import styles from './SaveNotices.module.css';

type SaveNoticesProps = {
  readonly state: SaveState;
  readonly isElsewhere: boolean;
  readonly isRestored: boolean;
  readonly isEmail: boolean;
  readonly signInHref: string;
  readonly onResolve: () => void;
  readonly onRetry: () => void;
};

/** What a writer should know or do, above the text and never in its way. */
export function SaveNotices({
  state,
  isElsewhere,
  isRestored,
  isEmail,
  signInHref,
  onResolve,
  onRetry,
}: SaveNoticesProps) {
  const retry = (
    <Button look="outlined" size="small" onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  );
  return (
    <div className={styles.notices}>
      {state.kind === 'conflict' && (
        <Notice
          text={messages.conflictText}
          isUrgent
          action={
            <Button size="small" onClick={onResolve}>
              {messages.resolve}
            </Button>
          }
        />
      )}
      {state.kind === 'refused' && (
        <Notice text={formatMessage(messages.refusedText, { message: state.message ?? '' })} isUrgent action={retry} />
      )}
      {state.kind === 'waiting' && (
        <Notice text={formatMessage(messages.waitingText, { message: state.message ?? '' })} action={retry} />
      )}
      {state.kind === 'signedOut' && (
        <Notice
          text={messages.signedOutText}
          isUrgent
          action={
            <ButtonLink size="small" href={signInHref}>
              {messages.signIn}
            </ButtonLink>
          }
        />
      )}
      {state.kind === 'unkept' && <Notice text={messages.unkeptText} isUrgent action={retry} />}
      {state.isDeviceFull && state.kind !== 'unkept' && <Notice text={messages.deviceFullText} />}
      {isElsewhere && <Notice text={isEmail ? messages.otherTabTextLetter : messages.otherTabText} />}
      {isRestored && <Notice text={isEmail ? messages.restoredTextLetter : messages.restoredText} />}
    </div>
  );
}

type NoticeProps = { readonly text: string; readonly isUrgent?: boolean; readonly action?: ReactNode };

function Notice({ text, isUrgent = false, action }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${isUrgent ? styles.urgent : ''}`} role={isUrgent ? 'alert' : 'status'}>
      <p>{text}</p>
      {action}
    </div>
  );
}
