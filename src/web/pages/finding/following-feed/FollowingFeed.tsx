import { followingMessages as messages } from '#shared/messages/following.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { MainColumn } from '#web/app/layouts/RightColumn.tsx';
import { ReasonedFeed } from '#web/features/finding/feeds/ReasonedFeed.tsx';
import { FollowRow } from '#web/features/people/follows/FollowRow.tsx';
import { PageHeading } from '#web/parts/frame/PageHeading.tsx';
import { EntityFeedQueryDocument } from '#web/generated/EntityFeedQuery.ts';
import { FeedChipsQueryDocument } from '#web/generated/FeedChipsQuery.ts';
import { FollowingFeedQueryDocument } from '#web/generated/FollowingFeedQuery.ts';
import { type FeedAddress, feedAddress } from './feed-address.ts';
import { FeedChips } from './FeedChips.tsx';
import { FeedTabs, FeedTools } from './FeedHead.tsx';
import type { FollowablePerson, FollowablePublication } from '#web/generated/fragments.ts';
import { PublicationOfFeedQueryDocument } from '#web/generated/PublicationOfFeedQuery.ts';
import { WriterOfFeedQueryDocument } from '#web/generated/WriterOfFeedQuery.ts';
import { use, useEffect } from 'react';
import { type Graph, GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { ViewFollowedEntityDocument } from '#web/generated/ViewFollowedEntity.ts';
import styles from './FollowingFeed.module.css';

/** Notes that the viewer looks at the stories of somebody whom they follow: the dot of what is new goes. */
function useViewEntity(userId: string | undefined, entityId: string | undefined): void {
  const graph = use(GraphContext);
  useEffect(() => {
    if (userId !== undefined && entityId !== undefined) void tell(graph, userId, entityId);
  }, [graph, userId, entityId]);
}

async function tell(graph: Graph, userId: string, feedId: string): Promise<void> {
  const { failure } = await sendChange(graph, ViewFollowedEntityDocument, { userId, feedId });
  // Where it fails the dot stays until the next visit.
  if (failure === undefined) graph.refetch(graph.keyOf(FeedChipsQueryDocument, {}));
}

/** The writer or publication whose stories alone a feed holds; undefined for a feed of all. */
function useFeedEntity({ name, entityId = '' }: FeedAddress): FollowablePerson | FollowablePublication | undefined {
  const isOfOne = entityId !== '';
  const writer = useQuery(WriterOfFeedQueryDocument, {
    variables: { entityId },
    isSkipped: !isOfOne || name !== 'writers',
  });
  const publication = useQuery(PublicationOfFeedQueryDocument, {
    variables: { collectionId: entityId },
    isSkipped: !isOfOne || name !== 'publications',
  });
  return writer.data?.user ?? publication.data?.collection ?? undefined;
}

type FollowingFeedProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** What those whom the viewer follows published: of all of one kind, or of one of them (HOME-7). */
export function FollowingFeed({ route, query }: FollowingFeedProps) {
  const address = feedAddress(route, query);
  return address === undefined ? null : <Feed address={address} />;
}

function Feed({ address }: { readonly address: FeedAddress }) {
  const { data } = useQuery(FeedChipsQueryDocument);
  const entity = useFeedEntity(address);
  const viewer = data?.viewer;
  useViewEntity(viewer?.id, address.entityId);
  const { entityId, entityName, orderBy } = address;
  const kind = address.name === 'writers' ? 'User' : 'Collection';
  const edges = viewer?.followedEntitiesConnection?.edges ?? [];
  return (
    <MainColumn>
      <PageHeading title={entity?.name ?? messages.feedTitle} />
      <FeedTabs address={address} />
      {address.name !== 'tags' && (
        <FeedChips edges={edges.filter(({ node }) => node.entity.__typename === kind)} entityId={entityId} />
      )}
      {entity && (
        <div className={styles.entity}>
          <FollowRow entity={entity} />
        </div>
      )}
      <FeedTools address={address} />
      {entityId === undefined ? (
        <ReasonedFeed
          document={FollowingFeedQueryDocument}
          variables={{ entityName, feedOrder: orderBy }}
          select={({ followingFeed }) => followingFeed}
          empty={messages.emptyFeed}
        />
      ) : (
        <ReasonedFeed
          document={EntityFeedQueryDocument}
          variables={{ entityName, entityId, feedOrder: orderBy }}
          select={({ followingFeedOfEntity }) => followingFeedOfEntity}
          empty={formatMessage(messages.emptyEntity, { name: entity?.name ?? '' })}
        />
      )}
    </MainColumn>
  );
}
