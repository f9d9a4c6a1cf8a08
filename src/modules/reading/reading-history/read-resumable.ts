import { type KeysetStatement, timeOfKey } from '#modules/ground/keyset.ts';
import { HIGHEST } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

/** Rule 35: begun and not finished, the newest 50. */
const resumeRules = { from: 10, until: 90, most: 50 } as const;

const NEWEST = `
  select h.story_id, h.last_read_at from reading_history_entry h
  where h.person_id = o.id and h.furthest_percent >= ${resumeRules.from} and h.furthest_percent < ${resumeRules.until}
  order by h.last_read_at desc, h.story_id desc limit ${resumeRules.most}`;

/** The stories that a person began and did not finish, as items of the list Resume reading. */
export const resumable: KeysetStatement = {
  name: 'history_resumable',
  text: `
    select t.story_id as id, (extract(epoch from t.last_read_at) * 1000)::float8 as key, t.story_id as "storyId",
      '' as note, t.last_read_at as "addedAt"
    from (${NEWEST}) t
    where (t.last_read_at, t.story_id) < ($2::timestamptz, $3)
    order by t.last_read_at desc, t.story_id desc`,
  start: HIGHEST,
  keyValue: timeOfKey,
};

const COUNT = `select count(*)::int as count from (select $1::text as id) o cross join lateral (${NEWEST}) n`;

/** How many there are, 50 at most. */
export async function countResumable({ database }: ReadContext, personId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>('history_resumable_count', COUNT, [personId]);
  return row?.count ?? 0;
}
