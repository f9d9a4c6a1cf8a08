import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useExperiment } from '#web/features/ground/experiments/use-experiment.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { Frame } from '#web/parts/frame/Frame.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StoryCover } from '#web/features/ground/images/StoryCover.tsx';
import { StoryList } from '#web/features/stories/stories/StoryList.tsx';
import { TopicChips } from '#web/features/stories/topics/TopicChips.tsx';
import { type TopicPageQuery, TopicPageQueryDocument } from '#web/generated/TopicPageQuery.ts';
import { TopicActions } from './TopicActions.tsx';
import { topicPicture } from './topic-picture.ts';
import styles from './Topic.module.css';

type TopicViewProps = {
  readonly topic: NonNullable<TopicPageQuery['topic']>;
  /** What was picked stands on the first page only. */
  readonly isFirstPage: boolean;
};

/** Name, tags and stories of a topic: those that were picked, then the newest. */
export function TopicView({ topic, isFirstPage }: TopicViewProps) {
  const { name, slug, tags, pickedPosts, relatedTopics } = topic;
  const picture = topicPicture(topic);
  const isNewestFirst = useExperiment('topic_order') === 'newest_first';
  const picked = isFirstPage && pickedPosts.length > 0 && (
    <Section title={messages.picked}>
      <StoryList stories={pickedPosts} level={3} />
    </Section>
  );
  return (
    <Frame>
      <PageHeading kicker={messages.kicker} title={name}>
        {topic.description !== '' && <p dir="auto">{topic.description}</p>}
      </PageHeading>
      {isFirstPage && picture !== null && (
        <div className={styles.picture}>
          <StoryCover cover={picture} width={1_200} ratio="5:2" sizes="(min-width: 1080px) 1080px, 100vw" isFirst />
        </div>
      )}
      <div className={styles.top}>
        <TopicActions topic={topic} />
        {tags.length > 0 && <TopicChips topics={tags} />}
      </div>
      {!isNewestFirst && picked}
      <Section title={messages.latest}>
        <StoryFeed
          document={TopicPageQueryDocument}
          variables={{ topicSlug: slug }}
          select={(data) => data.topic?.latestPosts}
          empty={formatMessage(messages.empty, { name })}
          level={3}
        />
      </Section>
      {isNewestFirst && picked}
      {relatedTopics.length > 0 && (
        <Section title={messages.related}>
          <ul className={styles.related}>
            {relatedTopics.map((related) => (
              <li key={related.id}>
                <Link to={buildPath('ShowTopic', { topicSlug: related.slug })} dir="auto">
                  {related.name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Frame>
  );
}
