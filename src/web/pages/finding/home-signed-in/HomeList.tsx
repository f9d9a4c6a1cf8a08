import type { HomeOrder } from '#shared/lists/list-orders.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import { ReasonedFeed } from '#web/features/finding/feeds/ReasonedFeed.tsx';
import { FollowingFeedQueryDocument } from '#web/generated/FollowingFeedQuery.ts';
import { HomeFeedQueryDocument } from '#web/generated/HomeFeedQuery.ts';
import { HomeTagFeedQueryDocument } from '#web/generated/HomeTagFeedQuery.ts';
import { FOLLOWING } from './home-queries.ts';
import { EndOfRecommended } from './EndOfRecommended.tsx';
import type { HomeTab } from './home-tab.ts';

type HomeListProps = {
  readonly tab: HomeTab;
  /** Of the address; null leaves it to what was chosen before. */
  readonly order: HomeOrder | null;
  /** That it comes to. */
  readonly shown: HomeOrder;
  readonly topic: string;
};

/** The stories of the tab that is open. */
export function HomeList({ tab, order, shown, topic }: HomeListProps) {
  switch (tab.kind) {
    case 'recommended':
      return (
        <ReasonedFeed
          document={HomeFeedQueryDocument}
          variables={{ homeOrder: order }}
          select={({ homeFeed }) => homeFeed}
          empty={messages.empty}
          end={shown === 'RECOMMENDED' && <EndOfRecommended />}
        />
      );
    case 'following':
      return (
        <ReasonedFeed
          document={FollowingFeedQueryDocument}
          variables={FOLLOWING}
          select={({ followingFeed }) => followingFeed}
          empty={messages.emptyFollowing}
        />
      );
    case 'tag':
      return (
        <ReasonedFeed
          document={HomeTagFeedQueryDocument}
          variables={{ tagSlug: tab.tagSlug }}
          select={({ personalisedTagFeed }) => personalisedTagFeed}
          empty={formatMessage(messages.emptyTag, { topic })}
        />
      );
  }
}
