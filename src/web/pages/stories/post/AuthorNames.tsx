import { storyMessages } from '#shared/messages/story.ts';
import { Link } from '#web/app/router/Link.tsx';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { FriendBadge } from '#web/features/people/people/FriendBadge.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import styles from './AuthorNames.module.css';
import type { Story } from './lookup-outcome.ts';

type Authors = { readonly authors: Story['authors'] };

/** More pictures than this would be a crowd. */
const MAX_PICTURES = 3;

/** The pictures of the first authors, overlapping. */
export function AuthorPictures({ authors }: Authors) {
  return (
    <span className={styles.pictures}>
      {authors.slice(0, MAX_PICTURES).map((author) => (
        <NamedAvatar key={author.id} name={author.name} imageId={author.imageId} size="M" />
      ))}
    </span>
  );
}

/** All authors by name, each a link. That nobody has claimed one is said where one asks who they are, not over their text. */
export function AuthorNames({ authors }: Authors) {
  return authors.map((author, index) => (
    <span key={author.id}>
      {separator(index, authors.length)}
      <Link className={styles.name} to={personPath(author.username)} rel="author" dir="auto">
        {author.name}
      </Link>
      <FriendBadge person={author} />
    </span>
  ));
}

function separator(index: number, count: number): string {
  if (index === 0) return '';
  return index === count - 1 ? ` ${storyMessages.and} ` : ', ';
}
