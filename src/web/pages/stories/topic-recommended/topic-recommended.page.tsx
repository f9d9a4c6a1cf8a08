import { formatMessage } from '#shared/messages/format-message.ts';
import { topicMessages } from '#shared/messages/topics.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { type TagContentProps, tagPage } from '#web/features/stories/topics/tag-page.tsx';
import {
  type TagRecommendedPageQuery,
  TagRecommendedPageQueryDocument,
} from '#web/generated/TagRecommendedPageQuery.ts';

function TagRecommended({ tag, variables }: TagContentProps<TagRecommendedPageQuery>) {
  return (
    <StoryFeed
      document={TagRecommendedPageQueryDocument}
      variables={variables}
      select={(data) => data.tagFromSlug?.recommendedPosts}
      empty={formatMessage(topicMessages.empty, { topic: tag.displayTitle })}
    />
  );
}

export default tagPage<TagRecommendedPageQuery>({
  document: TagRecommendedPageQueryDocument,
  isPaged: true,
  titleOf: (topic) => formatMessage(topicMessages.recommendedTitle, { topic }),
  Content: TagRecommended,
});
