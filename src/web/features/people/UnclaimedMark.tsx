import { peopleMessages } from '#shared/messages/people.ts';
import styles from './UnclaimedMark.module.css';

/** Says that nobody has claimed this person, whom an import made. */
export function UnclaimedMark() {
  return (
    <abbr className={styles.mark} title={peopleMessages.unclaimedHint}>
      {peopleMessages.unclaimed}
    </abbr>
  );
}
