import type { ComponentProps, ReactNode } from 'react';
import { storyMessages } from '#shared/messages/story.ts';
import { Link } from '#web/app/router/Link.tsx';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { UnclaimedMark } from '#web/features/people/people/UnclaimedMark.tsx';
import styles from './AboutAuthors.module.css';
import { FollowAuthor, FollowPublication } from './Follow.tsx';
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
          <Who
            key={author.id}
            name={author.name}
            imageId={author.imageId}
            to={personPath(author.username)}
            text={author.bio}
            mark={author.isUnclaimed && <UnclaimedMark />}
            follow={<FollowAuthor storyId={story.id} author={author} />}
          />
        ))}
      </section>
      {collection && (
        <section className={styles.part} aria-label={storyMessages.publishedIn}>
          <h2 className={styles.heading}>{storyMessages.publishedIn}</h2>
          <Who
            name={collection.name}
            imageId={collection.avatar?.id}
            shape="square"
            to={publicationPath(collection)}
            text={collection.description || collection.tagline}
            follow={<FollowPublication storyId={story.id} collection={collection} />}
          />
        </section>
      )}
    </div>
  );
}

type WhoProps = Pick<ComponentProps<typeof NamedAvatar>, 'name' | 'imageId' | 'shape'> & {
  readonly to: string;
  readonly text: string;
  readonly mark?: ReactNode;
  readonly follow: ReactNode;
};

function Who({ to, text, mark, follow, ...picture }: WhoProps) {
  return (
    <div className={styles.who}>
      <NamedAvatar {...picture} size="L" />
      <div className={styles.words}>
        <p className={styles.name}>
          <Link className={styles.link} to={to} dir="auto">
            {picture.name}
          </Link>{' '}
          {mark}
        </p>
        {text !== '' && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
      </div>
      <span className={styles.follow}>{follow}</span>
    </div>
  );
}
