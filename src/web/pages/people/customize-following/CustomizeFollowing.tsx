import { feedMessages } from '#shared/messages/home.ts';
import { followingMessages as messages } from '#shared/messages/following.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { EndlessFeed } from '#web/features/finding/feeds/EndlessFeed.tsx';
import { CustomizeFrame } from '#web/features/people/follows/CustomizeFrame.tsx';
import { FollowRow } from '#web/features/people/follows/FollowRow.tsx';
import styles from '#web/parts/list/ActionRows.module.css';
import { TopicRow } from '#web/features/people/follows/TopicRow.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { FollowedCountsQueryDocument } from '#web/generated/FollowedCountsQuery.ts';
import { FollowedEntitiesPageQueryDocument } from '#web/generated/FollowedEntitiesPageQuery.ts';
import { FollowedTagsPageQueryDocument } from '#web/generated/FollowedTagsPageQuery.ts';
import { type FollowedKindTab, followedKindPath, followedKindTab } from './followed-kind.ts';

const kinds = ['people', 'publications', 'topics'] as const;
const labels = { moreLabel: feedMessages.more, firstLabel: feedMessages.first };

/** Everybody and everything that the viewer follows; who is unfollowed stays until the page is left, with the way back. */
export function CustomizeFollowing({ query }: { readonly query: URLSearchParams }) {
  const tab = followedKindTab(query);
  const { data } = useQuery(FollowedCountsQueryDocument);
  const counts = data?.viewer?.followedCounts;
  const tabs = kinds.map((kind) => {
    const label = messages[kind];
    const named = counts ? formatMessage(messages.counted, { label, count: counts[kind] }) : label;
    return { label: named, to: followedKindPath(kind) };
  });
  return (
    <CustomizeFrame>
      <TabBar label={messages.kinds} tabs={tabs} activeTo={followedKindPath(tab)} />
      {tab === 'topics' ? <FollowedTopics /> : <FollowedEntities tab={tab} />}
    </CustomizeFrame>
  );
}

function FollowedEntities({ tab }: { readonly tab: Exclude<FollowedKindTab, 'topics'> }) {
  const isPeople = tab === 'people';
  return (
    <EndlessFeed
      {...labels}
      document={FollowedEntitiesPageQueryDocument}
      variables={{ followingKind: isPeople ? 'USER' : 'COLLECTION' }}
      select={({ viewer }) =>
        viewer ? { items: viewer.following.items, next: viewer.following.pagingInfo.next } : undefined
      }
      empty={isPeople ? messages.followsNoPeople : messages.followsNoPublications}
    >
      {(entities) => (
        <ul className={styles.rows}>
          {entities.map((entity) => (
            <li key={entity.id}>
              <FollowRow entity={entity} />
            </li>
          ))}
        </ul>
      )}
    </EndlessFeed>
  );
}

function FollowedTopics() {
  return (
    <EndlessFeed
      {...labels}
      document={FollowedTagsPageQueryDocument}
      variables={{}}
      select={({ viewer }) =>
        viewer?.followedTags
          ? { items: viewer.followedTags.items, next: viewer.followedTags.pagingInfo.next }
          : undefined
      }
      empty={messages.followsNoTopics}
    >
      {(topics) => (
        <ul className={styles.rows}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <TopicRow topic={topic} />
            </li>
          ))}
        </ul>
      )}
    </EndlessFeed>
  );
}
