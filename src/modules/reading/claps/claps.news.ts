import type { ModuleNews, News } from '#modules/ground/module-news.ts';

const CLAPPED = {
  story: `
    select s.author_ids as "makerIds", s.fan_count as fans from clap c join story s on s.id = c.story_id
    where c.story_id = $1 and c.person_id = $2`,
  response: `
    select array[r.author_id] as "makerIds", r.fan_count as fans from response_clap c
    join response r on r.id = c.response_id where c.response_id = $1 and c.person_id = $2 and r.deleted_at is null`,
  list: `
    select array[l.owner_id] as "makerIds", l.fan_count as fans from list_clap c join list l on l.id = c.list_id
    where c.list_id = $1 and c.person_id = $2 and l.visibility = 'public'`,
} as const;
type Clapped = { readonly makerIds: readonly string[]; readonly fans: number };

/** Own judgement: how many fans of a story are worth a word to those who wrote it. */
const MILESTONES: readonly number[] = [10, 100, 1_000, 10_000, 100_000, 1_000_000];

export const news = {
  /** Tells authors of claps for a story, and when it has come to a round number of fans. */
  'story.clapped': async (database, { storyId, personId, isFirst }, { told }): Promise<readonly News[]> => {
    const [row] = await database.query<Clapped>('notify_story_clap', CLAPPED.story, [storyId, personId]);
    if (row === undefined || !isFirst) return [];
    const { makerIds: recipientIds, fans } = row;
    const about = { recipientIds, storyId };
    const clapped = { ...about, kind: 'STORY_CLAPPED', bundleKey: `clap:${storyId}`, actorId: personId } as const;
    // Of several at once each may see the round number, or none that came past it: the key makes one of them.
    const amount = MILESTONES.findLast((milestone) => fans >= milestone);
    if (amount === undefined) return [clapped];
    const key = `fans:${storyId}:${amount}`;
    if ((await told(recipientIds, key)).size > 0) return [clapped];
    return [clapped, { ...about, kind: 'STORY_MILESTONE', bundleKey: key, actorId: null, amount }];
  },
  /** Tells who wrote a response of claps for it. */
  'response.clapped': async (database, { responseId, personId }) => {
    const [row] = await database.query<Clapped>('notify_response_clap', CLAPPED.response, [responseId, personId]);
    if (row === undefined) return [];
    const bundle = { kind: 'RESPONSE_CLAPPED', bundleKey: `clap:r:${responseId}` } as const;
    return [{ ...bundle, recipientIds: row.makerIds, actorId: personId, responseId }];
  },
  /** Tells who keeps a list of claps for it. */
  'list.clapped': async (database, { listId, personId }) => {
    const [row] = await database.query<Clapped>('notify_list_clap', CLAPPED.list, [listId, personId]);
    if (row === undefined) return [];
    const bundle = { kind: 'LIST_CLAPPED', bundleKey: `clap:l:${listId}` } as const;
    return [{ ...bundle, recipientIds: row.makerIds, actorId: personId, listId }];
  },
} satisfies ModuleNews;
