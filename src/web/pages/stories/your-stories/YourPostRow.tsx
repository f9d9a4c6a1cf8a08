import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { postSubPath } from '#shared/routes/link-shapes.ts';
import { Link } from '#web/app/router/Link.tsx';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import type { YourStory } from '#web/generated/fragments.ts';
import type { YourPostsFilter } from '#web/generated/YourPostsPageQuery.ts';
import { RowMenu } from './RowMenu.tsx';
import { YourPostFacts } from './YourPostFacts.tsx';
import styles from './YourStories.module.css';

export type YourPostRowProps = {
  readonly item: YourStory;
  readonly filter: YourPostsFilter;
  /** It is no longer in this list, or is again. */
  readonly onLeave: () => void;
  readonly onBack: () => void;
};

/** One of one's own stories: what it is, how it stands, and what can be done with it. */
export function YourPostRow(props: YourPostRowProps) {
  const { item, filter } = props;
  const { post, subtitle } = item;
  const title = item.title || messages.untitled;
  const isDraft = filter === 'DRAFTS' || filter === 'SCHEDULED';
  const to = isDraft ? postSubPath(post.id, 'edit') : storyPath(post);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.rowTitle} dir="auto" lang={post.language}>
          {filter === 'DELETED' ? (
            title
          ) : (
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          )}
        </h2>
        {subtitle !== '' && (
          <p className={styles.summary} dir="auto" lang={post.language}>
            {subtitle}
          </p>
        )}
        <YourPostFacts item={item} filter={filter} />
      </div>
      <RowMenu {...props} title={title} />
    </li>
  );
}
