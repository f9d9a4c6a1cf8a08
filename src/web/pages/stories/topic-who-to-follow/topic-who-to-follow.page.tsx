import { formatMessage } from '#shared/messages/format-message.ts';
import { topicMessages } from '#shared/messages/topics.ts';
import { EntityFeed } from '#web/features/finding/feeds/EntityFeed.tsx';
import { type TagContentProps, tagPage } from '#web/features/stories/topics/tag-page.tsx';
import {
  type TagWhoToFollowPageQuery,
  TagWhoToFollowPageQueryDocument,
} from '#web/generated/TagWhoToFollowPageQuery.ts';

function TagWhoToFollow({ tag, variables }: TagContentProps<TagWhoToFollowPageQuery>) {
  return (
    <EntityFeed
      document={TagWhoToFollowPageQueryDocument}
      variables={variables}
      select={(data) => data.tagFromSlug?.whoToFollow}
      empty={formatMessage(topicMessages.noOneToFollow, { topic: tag.displayTitle })}
    />
  );
}

export default tagPage<TagWhoToFollowPageQuery>({
  document: TagWhoToFollowPageQueryDocument,
  isPaged: true,
  titleOf: (topic) => formatMessage(topicMessages.whoToFollowTitle, { topic }),
  Content: TagWhoToFollow,
});
