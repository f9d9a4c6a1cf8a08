import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import manifest from '../../src/graphql/generated/trusted-documents.json' with { type: 'json' };

/** Something to ask for: a trusted document with its variables. */
export type Reading = {
  readonly document: string;
  readonly place: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

type Place = Readonly<Record<string, unknown>>;

/** What is asked the same everywhere. */
const ANYWHERE = {
  isDecided: false,
  actor: '',
  action: '',
  target: '',
  from: '',
  until: '',
  'order:ErrorGroupOrder': 'LAST_SEEN',
  'state:ErrorGroupState': 'OPEN',
  path: '/blog/post-10',
  catalogSlug: 'list-1',
  slug: 'about',
  quoteId: 'nothing-quoted',
  isForCollection: true,
  isResponse: true,
  sitePath: '/about',
  period: 'MONTH',
  feedOrder: 'NEWEST',
  orderBy: 'LAST_PUBLISHED_AT_DESC',
  followingKind: 'USER',
  entityName: 'WRITERS',
  kind: 'POST',
  filter: 'DRAFTS',
  postsFilter: 'PUBLISHED',
  isSubmitted: false,
  isIssues: true,
  isAutomations: true,
  isOwn: true,
  sort: 'MOST_READ',
  notificationFilter: 'ALL',
  task: '',
  reason: 'OTHER',
  q: 'story',
  query: 'client_id=unknown',
  prefix: 'tag',
  text: 'Words',
  topicSlug: 'writing',
  page: 0,
  first: 5,
  versionId: '000000000000',
  pageSlug: 'about',
  chargeId: '000000000000',
  invitationId: '000000000000',
  submissionId: '000000000000',
  newsletterId: '000000000000',
  state: 'ACTIVE',
  id: '000000000000',
  firstDay: '2026-11-22',
  lastDay: '2026-12-26',
  giftId: '000000000000',
  paymentId: 'none-of-ours',
  token: 'none-of-ours',
} as const;

/** What is asked about one place and not about another. */
const OF_A_PLACE = [
  'postId',
  'postIds',
  'placeId',
  'responseId',
  'username',
  'lookup',
  'userId',
  'user',
  'collection',
  'topic',
  'newsletter',
  'entityId',
  'domainOrSlug',
  'collectionSlug',
  'collectionId',
  'tagSlug',
  'catalogId',
  'sequenceSlug',
  'mediaResourceId',
  'day',
  'day:Int',
  'year',
  'month',
] as const;

type Documents = readonly { readonly name: string; readonly text: string }[];

/** What is measured: queries alone, for a mutation changes what is measured after it. */
const documents: Documents = Object.values(manifest).filter(({ text }) => /^\s*query\b/.test(text));

/** Sentences about documents that ask for something this file gives no value for. */
export function lackingValues(asked: Documents = documents): string[] {
  const known = Object.fromEntries([...Object.keys(ANYWHERE), ...OF_A_PLACE].map((name) => [name, 'known']));
  return asked.flatMap(({ name, text }) => {
    try {
      variablesOf(text, known);
      return [];
    } catch (error) {
      return [`${name}: ${(error as Error).message}; give it one in test/bench/reading-queries.ts.`];
    }
  });
}

/** Each trusted query, asked about what is large and what is usual, without a cursor. */
export async function readingsOf(database: Database<Tables>): Promise<Reading[]> {
  const places = { large: await placeOf(database, false), usual: await placeOf(database, true) };
  return documents.flatMap(({ name, text }) =>
    Object.entries(places).map(([place, values]) => ({
      document: name,
      place,
      variables: variablesOf(text, { ...ANYWHERE, ...values }),
    })),
  );
}

/** The values that a text declares. Throws where one that must be there is not known. */
export function variablesOf(text: string, values: Place): Record<string, unknown> {
  const head = /^\s*query \w+\(([^)]*)\)\s*\{/.exec(text)?.[1] ?? '';
  const declared = [...head.matchAll(/\$(\w+): (\w+|\[\w+!?\])(!?)/g)].map(([, name = '', type = '', must = '']) => ({
    name,
    value: values[`${name}:${type}`] ?? values[name],
    must,
  }));
  const missing = declared.find(({ value, must }) => must === '!' && value === undefined);
  if (missing !== undefined) throw new Error(`No value for $${missing.name}`);
  return Object.fromEntries(
    declared.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
  );
}

/** How many stories what is usual has: as many in data of every size, or growth would compare unlike things. */
const USUAL = { person: 20, publication: 400, tag: 250 };

/** One of each kind of thing: the largest, or one of the usual size. */
async function placeOf(
  database: Database<Tables>,
  isUsual: boolean,
): Promise<Record<(typeof OF_A_PLACE)[number], unknown>> {
  const at = async (table: string, column: string, order: string, where = 'true'): Promise<string> => {
    const text = `select ${column} as value from ${table} where ${where} order by ${order} desc, ${column} limit 1`;
    const rows = await database.query<{ value: string }>(`bench_place_${table}_${column}_${order.length}`, text, []);
    return rows[0]?.value ?? '';
  };
  const owner = (table: keyof typeof USUAL, column: string): Promise<string> =>
    at(table, column, isUsual ? `-abs(story_count - ${USUAL[table]})` : 'story_count');
  const day = await at('story', 'published_day', 'sort_key', 'is_listed');
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  const postId = await at('story', 'id', isUsual ? 'sort_key' : 'score', 'is_listed');
  const [username, userId] = [await owner('person', 'username'), await owner('person', 'id')];
  const collectionId = await owner('publication', 'id');
  return {
    postId,
    postIds: [postId],
    placeId: postId,
    responseId: postId,
    username,
    lookup: username,
    userId,
    user: userId,
    newsletter: userId,
    collection: collectionId,
    topic: await owner('tag', 'id'),
    entityId: userId,
    domainOrSlug: await owner('publication', 'slug'),
    collectionSlug: await owner('publication', 'slug'),
    collectionId,
    tagSlug: await owner('tag', 'slug'),
    catalogId: await at('list', 'id', 'item_count'),
    sequenceSlug: await at('series', 'slug', 'story_count'),
    mediaResourceId: await at('story_image', 'image_id', 'sort_key'),
    day,
    'day:Int': dayOfMonth,
    year,
    month,
  };
}
