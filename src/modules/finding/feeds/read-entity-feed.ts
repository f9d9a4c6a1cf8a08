import { withoutMuted } from '#modules/stories/stories/without-muted.ts';
import { type Feed, mapFeed, readPage, type PagingInput } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readNewestStories } from '#modules/stories/stories/read-story-feed.ts';
import type { HomeItem, HomeReason } from './home-reason.ts';

export type EntityKind = 'author' | 'publication' | 'tag';

/**
 * The newest of one person, publication or tag, whether followed or not. What the viewer mutes is left out, but not
 * the one whose feed they have opened (rule 32: it stays reachable).
 */
export async function readEntityFeed(
  context: ReadContext,
  kind: EntityKind,
  id: string,
  paging: PagingInput | null | undefined,
): Promise<Feed<HomeItem>> {
  const feed = await readNewestStories(context, { kind, id }, readPage(paging));
  const shown = await withoutMuted(context, feed.items, id);
  return mapFeed(
    feed,
    shown.map((story) => ({ story, reason: reasonOfEntity(kind, id) })),
  );
}

function reasonOfEntity(kind: EntityKind, id: string): HomeReason {
  switch (kind) {
    case 'author':
      return { kind: 'FOLLOWED_AUTHOR', personId: id };
    case 'publication':
      return { kind: 'FOLLOWED_PUBLICATION', publicationId: id };
    case 'tag':
      return { kind: 'FOLLOWED_TOPIC', tagId: id };
  }
}
