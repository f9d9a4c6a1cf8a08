import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Feed } from '#modules/ground/paging.ts';
import { ACTIVITY_CONTEXT, PUBLIC } from './actor-document.ts';
import { actorUrl } from './federation-addresses.ts';
import type { ReadArticle } from './read-articles.ts';

const COUNT = 'select count(*)::int as count from story where creator_id = $1 and is_listed and not is_withheld';

/** What a person published, as one collection; its items stand on pages. */
export async function outboxDocument({ database, config }: CommandContext, personId: string): Promise<object> {
  const [row] = await database.query<{ count: number }>('federation_outbox_count', COUNT, [personId]);
  const id = `${actorUrl(config.siteUrl, personId)}/outbox`;
  return {
    '@context': ACTIVITY_CONTEXT,
    id,
    type: 'OrderedCollection',
    totalItems: row?.count ?? 0,
    first: `${id}?page=true`,
  };
}

type OutboxPage = {
  /** Where this page starts; null for the first. */
  readonly to: string | null;
  readonly feed: Feed<ReadArticle>;
};

/** One page of it, newest first. */
export function outboxPageDocument(siteUrl: string, personId: string, { to, feed }: OutboxPage): object {
  const actor = actorUrl(siteUrl, personId);
  const pageUrl = (cursor: string | null) =>
    `${actor}/outbox?page=true${cursor === null ? '' : `&to=${encodeURIComponent(cursor)}`}`;
  return {
    '@context': ACTIVITY_CONTEXT,
    id: pageUrl(to),
    type: 'OrderedCollectionPage',
    partOf: `${actor}/outbox`,
    ...(feed.next !== null && { next: pageUrl(feed.next) }),
    orderedItems: feed.items.map(({ article }) => ({
      id: `${String(article['id'])}#create`,
      type: 'Create',
      actor,
      published: article['published'],
      to: [PUBLIC],
      cc: [`${actor}/followers`],
      object: article,
    })),
  };
}
