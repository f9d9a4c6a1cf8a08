import { randomBytes } from 'node:crypto';
import type { SearchIndex } from '#shared/search/search-index.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { insertQuery } from './clicks.store.ts';
import type { SearchOutcome } from './run-search.ts';
import { nameKey } from './search.store.ts';

/**
 * Keeps what was shown for a query, so that clicks on it can be told by the id that this answers with: 32
 * hexadecimal digits, as the protocol has them. Nobody's name is kept with it.
 */
export async function keepQuery(
  { database, clock }: Pick<ReadContext, 'database' | 'clock'>,
  shown: {
    readonly kind: SearchIndex;
    readonly query: string;
    readonly offset: number;
    readonly hits: SearchOutcome['hits'];
  },
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const { kind, query, offset, hits } = shown;
  const objectIds = hits.map(({ hit }) => hit.entity.id);
  const kept = { id, kind, queryKey: nameKey(query), objectIds, firstPosition: offset + 1 };
  await insertQuery(database, kept, clock.now());
  return id;
}
