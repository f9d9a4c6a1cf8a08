import type { Database } from '#platform/database/database.ts';
import type { ModuleNews } from '#modules/ground/module-news.ts';
import type { Tables } from '#modules/ground/tables.ts';

const OF = `
  select p.story_id as "storyId", s.creator_id as "creatorId",
    array(select h.person_id from story_split_share h where h.split_id = p.id) as "personIds"
  from story_split p join story s on s.id = p.story_id where p.id = $1`;
type Told = { readonly storyId: string; readonly creatorId: string; readonly personIds: readonly string[] };

async function find(database: Database<Tables>, splitId: string): Promise<Told | undefined> {
  const [told] = await database.query<Told>('notify_split', OF, [splitId]);
  return told;
}

export const news = {
  /** Asks everybody whose share it says. */
  'split.proposed': async (database, { splitId }) => {
    const told = await find(database, splitId);
    if (told === undefined) return [];
    const { storyId, creatorId, personIds } = told;
    const bundle = { kind: 'SPLIT_PROPOSED', bundleKey: `split:${splitId}` } as const;
    return [{ ...bundle, recipientIds: personIds, actorId: creatorId, storyId }];
  },
  /** Tells all but whoever said the last yes that it stands. */
  'split.settled': async (database, { splitId, personId }) => {
    const told = await find(database, splitId);
    if (told === undefined) return [];
    const { storyId, creatorId, personIds } = told;
    const recipientIds = [creatorId, ...personIds].filter((id) => id !== personId);
    const bundle = { kind: 'SPLIT_AGREED', bundleKey: `split-agreed:${splitId}` } as const;
    return [{ ...bundle, recipientIds, actorId: personId, storyId }];
  },
  'split.declined': async (database, { splitId, personId }) => {
    const told = await find(database, splitId);
    if (told === undefined) return [];
    const bundle = { kind: 'SPLIT_DECLINED', bundleKey: `split-declined:${splitId}` } as const;
    return [{ ...bundle, recipientIds: [told.creatorId], actorId: personId, storyId: told.storyId }];
  },
  'split.left': async (database, { splitId, personId }) => {
    const told = await find(database, splitId);
    if (told === undefined) return [];
    const bundle = { kind: 'SPLIT_LEFT', bundleKey: `split-left:${splitId}:${personId}` } as const;
    return [{ ...bundle, recipientIds: [told.creatorId], actorId: personId, storyId: told.storyId }];
  },
} satisfies ModuleNews;
