import type { Loaders } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { ClapTarget } from './clap.ts';

const TEXTS = {
  story: 'select story_id as "ownerId", count from clap where story_id = any($1) and person_id = $2',
  response: 'select response_id as "ownerId", count from response_clap where response_id = any($1) and person_id = $2',
  list: 'select list_id as "ownerId", count from list_clap where list_id = any($1) and person_id = $2',
} as const satisfies Record<ClapTarget['kind'], string>;

/** How often the viewer clapped anew within one request: what was read before is old then. */
const changes = new WeakMap<Loaders, number>();

/** How many claps the viewer gave; asked for a whole list by one statement. */
export async function viewerClaps(context: ReadContext, { kind, id }: ClapTarget): Promise<number> {
  const { viewer, database, loaders } = context;
  if (viewer === null) return 0;
  const name = `viewer_claps_${kind}`;
  const key = `${name} ${changes.get(loaders) ?? 0}`;
  const rows = await loaders.grouped<{ ownerId: string; count: number }>(key, id, (ids) =>
    database.query<{ ownerId: string; count: number }>(name, TEXTS[kind], [ids, viewer.personId]),
  );
  return rows[0]?.count ?? 0;
}

/** Lets the rest of a request read the viewer's claps anew. */
export function forgetViewerClaps({ loaders }: Pick<ReadContext, 'loaders'>): void {
  changes.set(loaders, (changes.get(loaders) ?? 0) + 1);
}
