import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, cutPage, emptyFeed, type Feed, HIGHEST, mapFeed, type Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Person } from '#modules/people/people/person.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { bearsAll, wordPatterns } from '#modules/stories/publication-stories/search-publication-stories.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';

/** Somebody who follows a publication. */
export type PublicationFollower = {
  readonly publicationId: string;
  readonly person: Person;
  /** Null for whoever does not run the publication. */
  readonly followedAt: Date | null;
};

/** Own judgement: names that most followers bear fill a page with so many of the newest, before anything is counted. */
const NEWEST = 400;
/** Own judgement: of a name that so many bear, a page is found soon on the way from the newest on. */
const MANY = 1_000;

const KEY = '(extract(epoch from t.created_at) * 1000)::float8 as key';
const COLUMNS = 't.created_at, t.follower_id, t.follower_words';
const IS_AFTER = '(t.created_at, t.follower_id) < ($2::timestamptz, $3)';
const IN_ORDER = 'order by t.created_at desc, t.follower_id desc';
const ALL = `follow_publication t where t.publication_id = o.id and ${IS_AFTER}`;

/** Those among `follows` whose accounts are open and who are not kept from the viewer. */
function statementOf(name: string, follows: string, hidden: readonly string[], patterns: readonly string[]) {
  const isNamed = patterns.length === 0 ? '' : `and ${bearsAll('t.follower_words', patterns, 5)}`;
  return {
    name: `publication_followers_${name}_${patterns.length}`,
    text: `
      select t.follower_id as id, ${KEY} from ${follows} ${isNamed} and not t.follower_id = any($4::text[])
        and exists (select from person p where p.id = t.follower_id and p.state = 'active')
      ${IN_ORDER}`,
    start: HIGHEST,
    keyValue: timeOfKey,
    values: [hidden, ...patterns],
  } satisfies KeysetStatement;
}

type Wanted = { readonly publicationId: string; readonly search: string | null | undefined; readonly page: Page };

/**
 * Who follows a publication, newest first, or those whose name or username has the words of a search. Whoever runs it
 * sees since when; strangers do not find whom they blocked, or who blocked them.
 */
export async function readPublicationFollowers(
  context: ReadContext,
  { publicationId, search, page }: Wanted,
): Promise<Feed<PublicationFollower>> {
  const patterns = wordPatterns(search);
  if (patterns?.length === 0) return emptyFeed;
  const isRunning = viewerMay(context, publicationId, 'edit settings');
  const hidden = isRunning ? [] : hiddenFrom(context);
  const cut = cutPage(await findCandidates(context, { publicationId, page }, hidden, patterns ?? []), page);
  const people = await readPeople(
    context,
    cut.items.map(({ id }) => id),
  );
  const times = new Map(cut.items.map(({ id, key }) => [id, timeOfKey(key)]));
  const followers = people.map((person) => ({
    publicationId,
    person,
    followedAt: isRunning ? (times.get(person.id) ?? null) : null,
  }));
  return mapFeed(cut, followers);
}

/** Both sides of the blocks of the viewer (rule 31). */
function hiddenFrom({ viewer }: ReadContext): readonly string[] {
  return viewer === null ? [] : [...viewer.blocking, ...viewer.blockedBy].toSorted();
}

async function findCandidates(
  context: ReadContext,
  { publicationId, page }: Omit<Wanted, 'search'>,
  hidden: readonly string[],
  patterns: readonly string[],
): Promise<readonly Cursor[]> {
  const rowsOf = (name: string, follows: string) =>
    keysetRows(context, statementOf(name, follows, hidden, patterns), publicationId, page);
  if (patterns.length === 0) return rowsOf('all', ALL);
  const newest = `(select ${COLUMNS} from ${ALL} ${IN_ORDER} limit ${NEWEST}) t where true`;
  const rows = await rowsOf('newest', newest);
  if (rows.length > page.size) return rows;
  return (await doManyBear(context, publicationId, patterns))
    ? rowsOf('many', `(select ${COLUMNS} from ${ALL} ${IN_ORDER} offset 0) t where true`)
    : rowsOf('few', `follow_publication t where t.publication_id || '' = o.id and ${IS_AFTER}`);
}

async function doManyBear(
  { database }: ReadContext,
  publicationId: string,
  patterns: readonly string[],
): Promise<boolean> {
  const text = `
    select count(*)::int as count from (
      select from follow_publication t where t.publication_id || '' = $1 and ${bearsAll('t.follower_words', patterns, 2)}
      limit ${MANY + 1}) f`;
  const name = `publication_followers_count_${patterns.length}`;
  const [row] = await database.query<{ count: number }>(name, text, [publicationId, ...patterns]);
  return row !== undefined && row.count > MANY;
}
