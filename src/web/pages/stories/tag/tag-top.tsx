import { formatMessage } from '#shared/messages/format-message.ts';
import { topicMessages } from '#shared/messages/topics.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { type TagContentProps, tagPage } from '#web/features/stories/topics/tag-page.tsx';
import { type TagTopPageQuery, TagTopPageQueryDocument } from '#web/generated/TagTopPageQuery.ts';
import styles from './TagTop.module.css';
import { type TimePeriod, timePeriodOf, topPeriodOf, topPeriods } from './time-period.ts';

function TagTop({ tag, variables, route }: TagContentProps<TagTopPageQuery>) {
  const current = timePeriodOf(route.params.timePeriod);
  return (
    <>
      <nav className={styles.periods} aria-label={topicMessages.periods}>
        {(Object.keys(topPeriods) as TimePeriod[]).map((timePeriod) => (
          <Link
            key={timePeriod}
            className={styles.period}
            to={buildPath('ShowTagPostsTopByPeriod', { tagSlug: tag.slug, timePeriod })}
            aria-current={timePeriod === current ? 'page' : undefined}
          >
            {topicMessages[timePeriod]}
          </Link>
        ))}
      </nav>
      <StoryFeed
        document={TagTopPageQueryDocument}
        variables={variables}
        select={(data) => data.tagFromSlug?.topPosts}
        empty={formatMessage(topicMessages.emptyPeriod, { topic: tag.displayTitle })}
      />
    </>
  );
}

/** The most read stories of a tag in a time. */
export const tagTopPage = tagPage<TagTopPageQuery>({
  document: TagTopPageQueryDocument,
  isPaged: true,
  variablesOf: (route) => ({ period: topPeriodOf(route.params.timePeriod) }),
  titleOf: (topic, route) => {
    const period = topicMessages[timePeriodOf(route.params.timePeriod) ?? 'all-time'];
    return formatMessage(topicMessages.topTitle, { topic, period });
  },
  isThere: (route) => timePeriodOf(route.params.timePeriod) !== undefined,
  Content: TagTop,
});
