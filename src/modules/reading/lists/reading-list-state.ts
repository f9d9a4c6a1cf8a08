import type { Loaders } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

/** Saved for later, put away, or neither (rule T8). */
export type ReadingListState = 'queue' | 'archive' | 'none';

const TEXT = `
  select i.story_id as "ownerId", 'queue' as state from list_item i
  join list l on l.id = i.list_id and l.kind = 'reading' and l.owner_id = $2
  where i.story_id = any($1)
  union all
  select a.story_id, 'archive' from archived_story a where a.person_id = $2 and a.story_id = any($1)`;

type Row = { readonly ownerId: string; readonly state: ReadingListState };

/** How often the viewer changed their lists within one request: what was read before is old then. */
const changes = new WeakMap<Loaders, number>();

/** Whether the viewer saved a story; asked for a whole list by one statement. */
export async function readReadingListState(context: ReadContext, storyId: string): Promise<ReadingListState> {
  const { viewer, database, loaders } = context;
  if (viewer === null || viewer.isImpersonated === true) return 'none';
  const name = 'reading_list_states';
  const rows = await loaders.grouped<Row>(`${name} ${listChangesOf(context)}`, storyId, (ids) =>
    database.query<Row>(name, TEXT, [ids, viewer.personId]),
  );
  return rows[0]?.state ?? 'none';
}

/** Tells apart what was read before and after the viewer changed their lists. */
export function listChangesOf({ loaders }: Pick<ReadContext, 'loaders'>): number {
  return changes.get(loaders) ?? 0;
}

/** Lets the rest of a request read the viewer's lists anew. */
export function forgetLists({ loaders }: Pick<ReadContext, 'loaders'>): void {
  changes.set(loaders, listChangesOf({ loaders }) + 1);
}
