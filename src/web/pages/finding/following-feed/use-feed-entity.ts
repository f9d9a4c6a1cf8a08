import { useQuery } from '#web/app/graph/use-query.ts';
import type { FollowablePerson, FollowablePublication } from '#web/generated/fragments.ts';
import { PublicationOfFeedQueryDocument } from '#web/generated/PublicationOfFeedQuery.ts';
import { WriterOfFeedQueryDocument } from '#web/generated/WriterOfFeedQuery.ts';
import type { FeedAddress } from './feed-address.ts';

/** The writer or publication whose stories alone a feed holds; undefined for a feed of all. */
export function useFeedEntity({
  name,
  entityId = '',
}: FeedAddress): FollowablePerson | FollowablePublication | undefined {
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
