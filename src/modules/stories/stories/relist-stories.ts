import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { changeStory } from './change-story.ts';
import { lockManagedStory } from './managed-story.ts';

/** One story, or those of a person or a publication. */
export type ListedScope = { readonly kind: 'post' | 'user' | 'collection'; readonly id: string };

const OF: Readonly<Record<ListedScope['kind'], string>> = {
  post: 's.id = $1',
  user: 's.creator_id = $1',
  collection: 's.publication_id = $1',
};
const LIMITED = `exists (
  select from decision d where d.ended_at is null and d.measure = 'limit' and (
    (d.target_kind = 'post' and d.target_id = s.id) or (d.target_kind = 'user' and d.target_id = s.creator_id)
    or (d.target_kind = 'collection' and d.target_id = s.publication_id)))`;
const wrong = (kind: ListedScope['kind']): string => `
  select s.id from story s where ${OF[kind]} and s.state = 'published' and s.visibility <> 'unlisted'
    and s.is_listed = ${LIMITED} order by s.sort_key desc limit `;
const AT_ONCE = 50;

/**
 * Takes stories out of every list, or puts them back, as decisions say that limit them (rule 231): the newest fifty of
 * those that stand wrong. False when none is left. For commands that have themselves decided that they may.
 */
export async function relistStories(context: CommandContext, { kind, id }: ListedScope): Promise<boolean> {
  mustBeProgram(context);
  const rows = await context.database.query<{ id: string }>(`stories_wrong_${kind}`, `${wrong(kind)}${AT_ONCE}`, [id]);
  for (const row of rows) {
    await withTransaction(context, async (inside) => {
      const story = await lockManagedStory(inside.database, row.id);
      if (story?.state !== 'published') return;
      // The database refuses what a decision limits.
      await changeStory(inside, row.id, { is_listed: story.visibility !== 'unlisted' });
    });
  }
  return rows.length === AT_ONCE;
}
