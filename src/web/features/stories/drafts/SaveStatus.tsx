import { draftSavingMessages as messages } from '#shared/messages/draft-saving.ts';
import type { SaveState } from './save-state.ts';
import styles from './SaveStatus.module.css';

const texts = {
  empty: messages.notStarted,
  saving: messages.saving,
  saved: messages.saved,
  offline: messages.offline,
  waiting: messages.waiting,
  unkept: messages.unkept,
  conflict: messages.conflict,
  refused: messages.refused,
  signedOut: messages.signedOut,
} as const;

type SaveStatusProps = {
  readonly state: SaveState;
  /** The writer asked for it by Ctrl+S: then it is also said aloud. */
  readonly isAsked: boolean;
  /** Of a newsletter, and no story. */
  readonly isEmail: boolean;
};

/** What is always said of a draft (rule 6). Going well is not said aloud after each pause; the rest is. */
export function SaveStatus({ state, isAsked, isEmail }: SaveStatusProps) {
  const isFine = state.kind === 'empty' || state.kind === 'saving' || state.kind === 'saved';
  return (
    <output
      className={`${styles.status} ${isFine ? '' : styles.wanting}`}
      data-state={state.kind}
      aria-live={isFine && !isAsked ? 'off' : 'polite'}
    >
      {isEmail && state.kind === 'empty' ? messages.emailNotStarted : texts[state.kind]}
    </output>
  );
}
