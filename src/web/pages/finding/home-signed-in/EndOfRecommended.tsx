import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import { Link } from '#web/app/router/Link.tsx';
import { orderPath } from './home-order.ts';
import styles from './YourHome.module.css';

/** Where the recommended stories end: they are a choice of 200, and the way to all others is one press. */
export function EndOfRecommended() {
  return (
    <p className={styles.end}>
      {messages.endOfRecommended}{' '}
      <Link className={styles.endLink} to={orderPath('NEWEST')}>
        {messages.seeNewest}
      </Link>
    </p>
  );
}
