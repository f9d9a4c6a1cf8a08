import { formatMessage } from '#shared/messages/format-message.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { Link } from '#web/app/router/Link.tsx';
import { seriesPath } from '#web/features/ground/paths/paths.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import type { Story } from './lookup-outcome.ts';
import styles from './SeriesNavigation.module.css';

type Position = NonNullable<Story['seriesPosition']>;
type Neighbour = NonNullable<Position['previous']>;

/** The stories before and after this one in its series. */
export function SeriesNavigation({ position }: { readonly position: Position }) {
  const { series, index, count, previous, next } = position;
  return (
    <nav className={styles.series} aria-label={series.title}>
      <p className={styles.where}>
        {formatMessage(storyMessages.seriesPosition, { index, count })}{' '}
        <Link className={styles.name} to={seriesPath(series)} dir="auto">
          {series.title}
        </Link>
      </p>
      <div className={styles.pair}>
        {previous && <Way label={storyMessages.previousInSeries} story={previous} rel="prev" />}
        {next && <Way label={storyMessages.nextInSeries} story={next} rel="next" />}
      </div>
    </nav>
  );
}

function Way({
  label,
  story,
  rel,
}: {
  readonly label: string;
  readonly story: Neighbour;
  readonly rel: 'prev' | 'next';
}) {
  return (
    <Link className={`${styles.way} ${styles[rel]}`} to={storyPath(story)} rel={rel}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title} dir="auto" lang={story.language}>
        {story.title || storyMessages.untitled}
      </span>
    </Link>
  );
}
