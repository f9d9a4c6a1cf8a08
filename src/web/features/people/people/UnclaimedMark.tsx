import { unclaimedMessages } from '#shared/messages/unclaimed.ts';
import styles from './UnclaimedMark.module.css';

/** Says that nobody has claimed this person, whom an import made. */
export function UnclaimedMark() {
  return (
    <abbr className={styles.mark} title={unclaimedMessages.hint}>
      {unclaimedMessages.mark}
    </abbr>
  );
}
