import type { PageQuery } from '#web/app/page-definition.ts';
import { EntityFeedQueryDocument } from '#web/generated/EntityFeedQuery.ts';
import { FeedChipsQueryDocument } from '#web/generated/FeedChipsQuery.ts';
import { FollowingFeedQueryDocument } from '#web/generated/FollowingFeedQuery.ts';
import { PublicationOfFeedQueryDocument } from '#web/generated/PublicationOfFeedQuery.ts';
import { WriterOfFeedQueryDocument } from '#web/generated/WriterOfFeedQuery.ts';
import type { FeedAddress } from './feed-address.ts';

/** What a following feed reads: whom the viewer follows, whose stories they are, and the stories. */
export function feedQueries(address: FeedAddress, to: string | null): readonly PageQuery[] {
  const { entityName, entityId, orderBy } = address;
  const chips = { document: FeedChipsQueryDocument, variables: {} };
  if (entityId === undefined) {
    return [chips, { document: FollowingFeedQueryDocument, variables: { entityName, feedOrder: orderBy, to } }];
  }
  const head =
    address.name === 'writers'
      ? { document: WriterOfFeedQueryDocument, variables: { entityId } }
      : { document: PublicationOfFeedQueryDocument, variables: { collectionId: entityId } };
  const list = { document: EntityFeedQueryDocument, variables: { entityName, entityId, feedOrder: orderBy, to } };
  return [chips, head, list];
}
