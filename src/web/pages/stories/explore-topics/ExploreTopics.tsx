import { formatMessage } from '#shared/messages/format-message.ts';
import { feedMessages } from '#shared/messages/home.ts';
import { topicMessages } from '#shared/messages/topics.ts';
import { Link } from '#web/app/router/Link.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { tagPath } from '#web/features/ground/paths/paths.ts';
import { ExploreTopicsPageQueryDocument } from '#web/generated/ExploreTopicsPageQuery.ts';
import { CuratedTopics } from './CuratedTopics.tsx';
import styles from './ExploreTopics.module.css';

/** Every topic with its number of stories. */
export function ExploreTopics() {
  return (
    <Frame width="wide">
      <PageHeading title={topicMessages.exploreTitle}>{topicMessages.exploreDescription}</PageHeading>
      <CuratedTopics />
      <PagedFeed
        document={ExploreTopicsPageQueryDocument}
        variables={{}}
        select={({ popularTags }) => ({ items: popularTags.items, next: popularTags.pagingInfo.next })}
        empty={topicMessages.exploreEmpty}
        moreLabel={feedMessages.more}
        firstLabel={feedMessages.first}
      >
        {(tags) => (
          <ul className={styles.topics}>
            {tags.map((tag) => (
              <li key={tag.id} className={styles.topic}>
                <Link className={styles.link} to={tagPath(tag.slug)} dir="auto">
                  {tag.displayTitle}
                </Link>
                <span className={styles.count}>{formatMessage(topicMessages.stories, { count: tag.postCount })}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedFeed>
    </Frame>
  );
}
