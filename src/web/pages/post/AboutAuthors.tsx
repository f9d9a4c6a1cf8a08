import { storyMessages } from '#shared/messages/story.ts';
import { Link } from '#web/app/router/Link.tsx';
import { personPath, publicationPath } from '#web/features/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/NamedAvatar.tsx';
import { UnclaimedMark } from '#web/features/people/UnclaimedMark.tsx';
import styles from './AboutAuthors.module.css';
import type { Story } from './lookup-outcome.ts';

/** Longer lists of authors stand in the byline only. */
const MAX_AUTHORS = 4;

/** Who wrote the story and where it was published. */
export function AboutAuthors({ story }: { readonly story: Story }) {
  const { collection } = story;
  return (
    <div className={styles.about}>
      <section className={styles.part} aria-label={storyMessages.writtenBy}>
        <h2 className={styles.heading}>{storyMessages.writtenBy}</h2>
        {story.authors.slice(0, MAX_AUTHORS).map((author) => (
          <div key={author.id} className={styles.who}>
            <NamedAvatar name={author.name} imageId={author.imageId} size="L" />
            <div className={styles.words}>
              <p className={styles.name}>
                <Link className={styles.link} to={personPath(author.username)} dir="auto">
                  {author.name}
                </Link>{' '}
                {author.isUnclaimed && <UnclaimedMark />}
              </p>
              {author.bio !== '' && (
                <p className={styles.text} dir="auto">
                  {author.bio}
                </p>
              )}
            </div>
          </div>
        ))}
      </section>
      {collection && (
        <section className={styles.part} aria-label={storyMessages.publishedIn}>
          <h2 className={styles.heading}>{storyMessages.publishedIn}</h2>
          <div className={styles.who}>
            <NamedAvatar name={collection.name} imageId={collection.avatar?.id} size="L" shape="square" />
            <div className={styles.words}>
              <p className={styles.name}>
                <Link className={styles.link} to={publicationPath(collection)} dir="auto">
                  {collection.name}
                </Link>
              </p>
              <p className={styles.text} dir="auto">
                {collection.description || collection.tagline}
              </p>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
