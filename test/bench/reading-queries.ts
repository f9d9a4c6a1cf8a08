import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/tables.ts';
import manifest from '../../src/graphql/generated/trusted-documents.json' with { type: 'json' };

/** Something to ask for: a trusted document with its variables. */
export type Reading = {
  readonly document: string;
  readonly place: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

type Place = Readonly<Record<string, unknown>>;

/** Each trusted document, asked about what is large and what is usual, without a cursor. */
export async function readingsOf(database: Database<Tables>): Promise<Reading[]> {
  const places = { large: await placeOf(database, 0), usual: await placeOf(database, 0.5) };
  return Object.values(manifest).flatMap(({ name, text }) =>
    Object.entries(places).map(([place, values]) => ({ document: name, place, variables: variablesOf(text, values) })),
  );
}

/** The values that a text declares. Throws where one that must be there is not known. */
export function variablesOf(text: string, values: Place): Record<string, unknown> {
  const head = /^\s*query \w+\(([^)]*)\)\s*\{/.exec(text)?.[1] ?? '';
  const declared = [...head.matchAll(/\$(\w+): (\w+)(!?)/g)].map(([, name = '', , must = '']) => ({ name, must }));
  const known = declared.filter(({ name, must }) => must === '!' || values[name] !== undefined);
  const missing = known.find(({ name }) => values[name] === undefined);
  if (missing !== undefined) throw new Error(`No value for $${missing.name}`);
  return Object.fromEntries(known.map(({ name }) => [name, values[name]]));
}

/** One of each kind of thing: the largest of its kind at 0, the one in the middle at 0.5. */
async function placeOf(database: Database<Tables>, share: number): Promise<Place> {
  const at = async (table: string, column: string, order: string, where = 'true'): Promise<string> => {
    const text = `select ${column} as value from ${table} where ${where} order by ${order} desc, ${column}
      offset floor((select count(*) from ${table} where ${where}) * ${share}) limit 1`;
    const rows = await database.query<{ value: string }>(`bench_place_${table}_${column}_${share}`, text, []);
    return rows[0]?.value ?? '';
  };
  const day = await at('story', 'published_day', 'sort_key', 'is_listed');
  const [year, month] = day.split('-').map(Number);
  return {
    postId: await at('story', 'id', 'score', 'is_listed'),
    path: '/blog/post-10',
    username: await at('person', 'username', 'story_count'),
    userId: await at('person', 'id', 'story_count'),
    domainOrSlug: await at('publication', 'slug', 'story_count'),
    collectionId: await at('publication', 'id', 'story_count'),
    tagSlug: await at('tag', 'slug', 'story_count', 'story_count > 0'),
    catalogId: await at('list', 'id', 'item_count'),
    catalogSlug: 'list-1',
    sequenceSlug: await at('series', 'slug', 'story_count'),
    mediaResourceId: await at('story_image', 'image_id', 'sort_key'),
    slug: 'about',
    period: 'MONTH',
    day,
    year,
    month,
  };
}
