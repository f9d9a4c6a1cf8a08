import type { SearchIndex } from '#shared/search/search-index.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { readSearchEntries } from './read-search-entries.ts';
import { type HitRecord, recordOf } from './record-of.ts';
import type { SearchEntry } from './search-entry.ts';
import { visibleHits } from './visible-hits.ts';

/** The hosted service takes records of 10 kilobytes: so many letters of a body leave room for the rest. */
const MOST_LETTERS = 4_000;

/**
 * What the hosted service is told of things of one kind, by their ids: of those that everybody may find, since the
 * service knows no viewer and no country. Of a locked story it has what everybody may read (rule 47).
 */
export async function readHostedRecords(
  context: CommandContext,
  kind: SearchIndex,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HitRecord>> {
  const reader = commandReader({ ...context, viewer: null, browser: null });
  const now = context.clock.now().getTime();
  const entries = (await readSearchEntries(context.database, kind, ids)).filter((entry) => isForEverybody(entry, now));
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const hits = await visibleHits(reader, kind, [...known.keys()]);
  const records = await Promise.all(
    hits.map(async (hit): Promise<readonly (readonly [string, HitRecord])[]> => {
      const entry = known.get(hit.entity.id);
      return entry === undefined ? [] : [[entry.id, { ...attributesOf(entry), ...(await recordOf(reader, hit)) }]];
    }),
  );
  return new Map(records.flat());
}

function isForEverybody({ facets, numbers }: SearchEntry, now: number): boolean {
  return (numbers['trustedFrom'] ?? 0) <= now && !facets.some((facet) => facet.startsWith('withheldIn:'));
}

/** What queries filter and rank by, beside what a hit shows. */
function attributesOf({
  facets,
  numbers,
  freeText,
  score,
}: SearchEntry): Readonly<Record<string, string | number | readonly string[]>> {
  const attributes = new Map<string, readonly string[]>();
  for (const facet of facets) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(facet) ?? [];
    attributes.set(name, [...(attributes.get(name) ?? []), value]);
  }
  return { ...Object.fromEntries(attributes), ...numbers, content: freeText.slice(0, MOST_LETTERS), standing: score };
}
