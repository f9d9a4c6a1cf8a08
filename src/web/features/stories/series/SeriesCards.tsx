import { formatMessage } from '#shared/messages/format-message.ts';
import { countMessages } from '#shared/messages/counts.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { SeriesCard } from '#web/generated/fragments.ts';
import { seriesPath } from '#web/features/ground/paths/paths.ts';
import styles from './SeriesCards.module.css';

/** Series, each with its number of stories. */
export function SeriesCards({ series }: { readonly series: readonly SeriesCard[] }) {
  return (
    <ul className={styles.cards}>
      {series.map((one) => (
        <li key={one.id} className={styles.card}>
          <h2 className={styles.title} dir="auto">
            <Link className={styles.link} to={seriesPath(one)}>
              {one.title}
            </Link>
          </h2>
          {one.description !== '' && <p dir="auto">{one.description}</p>}
          <p className={styles.count}>{formatMessage(countMessages.stories, { count: one.postCount })}</p>
        </li>
      ))}
    </ul>
  );
}
