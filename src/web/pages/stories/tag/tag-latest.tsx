import { formatMessage } from '#shared/messages/format-message.ts';
import { topicMessages } from '#shared/messages/topics.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { type TagContentProps, tagPage } from '#web/features/stories/topics/tag-page.tsx';
import { type TagPageQuery, TagPageQueryDocument } from '#web/generated/TagPageQuery.ts';

function TagLatest({ tag, variables }: TagContentProps<TagPageQuery>) {
  return (
    <StoryFeed
      document={TagPageQueryDocument}
      variables={variables}
      select={(data) => data.tagFromSlug?.latestPosts}
      empty={formatMessage(topicMessages.empty, { topic: tag.displayTitle })}
    />
  );
}

/** The newest stories of a tag. */
export const tagLatestPage = tagPage<TagPageQuery>({
  document: TagPageQueryDocument,
  isPaged: true,
  titleOf: (topic) => formatMessage(topicMessages.title, { topic }),
  Content: TagLatest,
});
