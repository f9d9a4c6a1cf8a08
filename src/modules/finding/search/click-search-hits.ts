import { readIndexName } from '#shared/search/search-index.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type Click, type KeptQuery, countClicks, insertClicks } from './clicks.store.ts';

export type ClickInput = {
  readonly queryId: string;
  readonly indexName: string;
  readonly objectIds: readonly string[];
  /** From 1 on. */
  readonly positions: readonly number[];
};

/** As the hosted service has it: an hour after the query nobody clicks for what it showed. */
const MOST_AGE = 3_600_000;
const MOST_CLICKS = 20;
const MOST_POSITION = 1_000;
/** Own judgement: more than these within an hour, for the same words, change nothing more. */
const RULE = { most: 30, windowSeconds: 3_600 } as const;

const QUERY = `
  select id, kind, query_key as "queryKey", object_ids as "objectIds", first_position as "firstPosition"
  from search_query where id = $1 and created_at >= $2`;

/** Keeps which hits of a query were clicked (SEARCH-8), each once; false where it was no query, or long ago. */
export async function clickSearchHits(context: CommandContext, input: ClickInput): Promise<boolean> {
  const { database, clock, config } = context;
  const kind = readIndexName(input.indexName, config.search.indexPrefix);
  const clicks = readClicks(input);
  if (clicks === undefined || kind === undefined) return false;
  const since = new Date(clock.now().getTime() - MOST_AGE);
  const [query] = await database.query<KeptQuery>('search_query_find', QUERY, [input.queryId, since]);
  if (query?.kind !== kind) return false;
  if (!clicks.every(({ objectId }) => query.objectIds.includes(objectId))) return false;
  const counted: string[] = [];
  for (const objectId of await insertClicks(database, query.id, clicks, clock.now())) {
    const key = `${kind} ${query.queryKey} ${objectId}`;
    if ((await takeOperation(context, 'search click', key, RULE)).ok) counted.push(objectId);
  }
  await withTransaction(context, (inside) => countClicks(inside.database, query, counted));
  return true;
}

function readClicks({ queryId, objectIds, positions }: ClickInput): readonly Click[] | undefined {
  if (!/^[0-9a-f]{32}$/.test(queryId) || objectIds.length !== positions.length) return undefined;
  if (objectIds.length === 0 || objectIds.length > MOST_CLICKS) return undefined;
  if (!positions.every((position) => Number.isInteger(position) && position >= 1 && position <= MOST_POSITION)) {
    return undefined;
  }
  const places = new Map(objectIds.map((objectId, index) => [objectId, positions[index] ?? 0]));
  return [...places].map(([objectId, position]) => ({ objectId, position }));
}
