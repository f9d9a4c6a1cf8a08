import type { ModuleNews } from '#modules/ground/module-news.ts';

const FOLLOWS_LIST = `
  select l.owner_id as "ownerId" from follow_list f join list l on l.id = f.list_id
  where f.follower_id = $1 and f.list_id = $2 and l.visibility = 'public'`;

const LISTED = `
  select l.owner_id as "ownerId", s.author_ids as "authorIds" from list_item i join list l on l.id = i.list_id
  join story s on s.id = i.story_id
  where i.list_id = $1 and i.story_id = $2 and l.visibility = 'public' and s.is_listed`;
type Listed = { readonly ownerId: string; readonly authorIds: readonly string[] };

export const news = {
  /** Tells who keeps a list that somebody saved it. */
  'list.followed': async (database, { listId, followerId }) => {
    const [row] = await database.query<{ ownerId: string }>('notify_list_follow', FOLLOWS_LIST, [followerId, listId]);
    if (row === undefined) return [];
    const bundle = { kind: 'LIST_FOLLOWED', bundleKey: `saved:${listId}` } as const;
    return [{ ...bundle, recipientIds: [row.ownerId], actorId: followerId, listId }];
  },
  /** Tells authors in which public list a story of theirs was put. */
  'list.itemsAdded': async (database, { listId, storyId }) => {
    const [row] = await database.query<Listed>('notify_listed', LISTED, [listId, storyId]);
    if (row === undefined) return [];
    const bundle = { kind: 'STORY_LISTED', bundleKey: `listed:${storyId}:${listId}` } as const;
    return [{ ...bundle, recipientIds: row.authorIds, actorId: row.ownerId, storyId, listId }];
  },
} satisfies ModuleNews;
