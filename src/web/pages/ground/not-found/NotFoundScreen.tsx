import { buildPath } from '#shared/routes/build-path.ts';
import { errorMessages } from '#shared/messages/errors.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { StatusWords } from '#web/features/ground/errors/StatusWords.tsx';
import { StoryCard } from '#web/features/stories/stories/StoryCard.tsx';
import { NotFoundScreenQueryDocument } from '#web/generated/NotFoundScreenQuery.ts';
import styles from './NotFound.module.css';

/** The not-found page with up to four staff picks (ROUTE-10). */
export function NotFoundScreen() {
  const { data } = useQuery(NotFoundScreenQueryDocument);
  const picks = data?.staffPicksFeed.items ?? [];
  return (
    <div className={styles.notFound}>
      <section className={styles.lost}>
        <p className={styles.overline}>{errorMessages.notFoundHeading}</p>
        <StatusWords status={errorMessages.notFoundStatus} heading={errorMessages.notFoundSlogan}>
          {errorMessages.notFoundText}
        </StatusWords>
        <ButtonLink look="outlined" href={buildPath('ShowHome')}>
          {errorMessages.notFoundHome}
        </ButtonLink>
      </section>
      {picks.length > 0 && (
        <section className={styles.picks} aria-label={errorMessages.notFoundPicks}>
          {picks.map(({ post }) => (
            <StoryCard key={post.id} story={post} />
          ))}
        </section>
      )}
    </div>
  );
}
