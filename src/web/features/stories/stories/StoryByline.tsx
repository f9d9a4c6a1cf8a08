import type { StoryLine } from '#web/generated/fragments.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { Link } from '#web/app/router/Link.tsx';
import { FriendBadge } from '#web/features/people/people/FriendBadge.tsx';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import styles from './StoryByline.module.css';

type StoryBylineProps = {
  readonly story: Pick<StoryLine, 'authors' | 'creator' | 'collection'>;
  /** False on a page of the publication or of the person, which says it already. */
  readonly hasPublication?: boolean;
  readonly hasAvatar?: boolean;
};

/** Who wrote a story and where, in one line of a card. */
export function StoryByline({ story, hasPublication = true, hasAvatar = true }: StoryBylineProps) {
  const author = story.authors[0] ?? story.creator;
  const others = story.authors.length - 1;
  const { collection } = story;
  return (
    <p className={styles.byline}>
      {hasAvatar && <NamedAvatar name={author.name} imageId={author.imageId} size="XXXS" />}
      <span className={styles.names}>
        <Link className={styles.name} to={personPath(author.username)} dir="auto">
          {author.name}
        </Link>
        <FriendBadge person={author} />
        {others > 0 && ` ${formatMessage(storyMessages.andOthers, { count: others })}`}
        {hasPublication && collection && (
          <>
            {` ${storyMessages.inPublication} `}
            <Link className={styles.name} to={publicationPath(collection)} dir="auto">
              {collection.name}
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
