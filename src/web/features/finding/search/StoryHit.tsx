import type { MarkedPart } from '#shared/search/mark-words.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { Link } from '#web/app/router/Link.tsx';
import type { StoryCard } from '#web/generated/fragments.ts';
import { StoryCover } from '#web/features/ground/images/StoryCover.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import cardStyles from '../../stories/stories/StoryCard.module.css';
import { StoryByline } from '#web/features/stories/stories/StoryByline.tsx';
import { StoryMeta } from '#web/features/stories/stories/StoryMeta.tsx';
import titleStyles from '../../stories/stories/StoryTitle.module.css';
import styles from './SearchResults.module.css';
import { MarkedText } from './MarkedText.tsx';

type StoryHitProps = {
  readonly story: StoryCard;
  readonly title: readonly MarkedPart[];
  /** Words of the story around what was searched for; none where only its title has them. */
  readonly snippet: readonly MarkedPart[];
  readonly hasPublication?: boolean;
  readonly onFollow: () => void;
};

/** A story that was found, as one row: the card of every list, with what was searched for marked. */
export function StoryHit({ story, title, snippet, hasPublication = true, onFollow }: StoryHitProps) {
  const { id, language, previewImage } = story;
  return (
    <article className={cardStyles.card}>
      <div className={`${cardStyles.words} ${styles.marked}`}>
        <StoryByline story={story} hasPublication={hasPublication} />
        <h2 className={`${titleStyles.title} ${titleStyles.medium}`} data-story={id} dir="auto" lang={language}>
          <Link className={titleStyles.link} to={storyPath(story)} onClick={onFollow}>
            {story.title === '' ? storyMessages.untitled : <MarkedText parts={title} />}
          </Link>
        </h2>
        {snippet.length > 0 && (
          <p className={cardStyles.summary} dir="auto" lang={language}>
            <MarkedText parts={snippet} />
          </p>
        )}
        <StoryMeta story={story} />
      </div>
      {previewImage && (
        <div className={cardStyles.cover}>
          <StoryCover cover={previewImage} width={200} ratio="3:2" sizes="(min-width: 728px) 200px, 104px" />
        </div>
      )}
    </article>
  );
}
