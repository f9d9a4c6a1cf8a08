import { columnList } from '#modules/ground/column-list.ts';
import { type KeysetStatement, keysetRows, timeOfKey } from '#modules/ground/keyset.ts';
import { type Cursor, emptyFeed, type Feed, HIGHEST, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { isOwner } from '#modules/ground/viewer.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { type Highlight, highlightColumns } from './highlight.ts';
import { groupHighlights, type HighlightGroup } from './highlight-groups.ts';
import { canReadHighlightsOf, canSeeHighlight } from './highlights.policy.ts';

const COLUMNS = columnList('t', highlightColumns);
const KEY = '(extract(epoch from t.created_at) * 1000)::float8 as key';
const NEWEST = '(t.created_at, t.id) < ($2::timestamptz, $3) order by t.created_at desc, t.id desc';

type Row = Highlight & Cursor;

function listOf(name: string, condition: string): KeysetStatement {
  const text = `select ${COLUMNS}, ${KEY} from highlight t where ${condition} and ${NEWEST}`;
  return { name, text, start: HIGHEST, keyValue: timeOfKey };
}

const ofStory = listOf('highlight_of_story', 't.story_id = o.id and not t.is_private');
const ofPerson = listOf('highlight_of_person', 't.person_id = o.id and not t.is_private');
const ownOf = listOf('highlight_own', 't.person_id = o.id');

/** Public highlights of a story, newest first, to who may read all of it. */
export async function readHighlightsOfStory(context: ReadContext, story: Story, page: Page): Promise<Feed<Highlight>> {
  if (!canReadHighlightsOf(context.viewer, story)) return emptyFeed;
  const rows = cutPage(await keysetRows<Row>(context, ofStory, story.id, page), page);
  return mapFeed(rows, await visibleHighlights(context, rows.items));
}

/** What a person marked, newest first: to themselves also what they keep private. */
export async function readHighlightsOfPerson(
  context: ReadContext,
  personId: string,
  page: Page,
): Promise<Feed<Highlight>> {
  const isOwn = isOwner(context.viewer, personId);
  const rows = cutPage(await keysetRows<Row>(context, isOwn ? ownOf : ofPerson, personId, page), page);
  const visible = await visibleHighlights(context, rows.items);
  const stories = await Promise.all(visible.map(({ storyId }) => findStory(context, storyId)));
  const isShown = (_highlight: Highlight, index: number): boolean => {
    const lookup = stories[index];
    if (lookup?.kind !== 'story' || !canReadHighlightsOf(context.viewer, lookup.story)) return false;
    // By link alone one comes to an unlisted story (rule 8), and not by what others marked in it.
    return isOwn || lookup.story.isListed;
  };
  return mapFeed(rows, visible.filter(isShown));
}

const OWN_OF_STORY = `
  select t.story_id as "ownerId", ${COLUMNS} from highlight t
  where t.story_id = any($1) and t.person_id = $2 order by t.created_at limit 500`;

/** What the viewer marked in a story, private or not. */
export async function readOwnHighlights(context: ReadContext, story: Story): Promise<readonly Highlight[]> {
  const { viewer, database, loaders } = context;
  if (viewer === null || story.state !== 'published') return [];
  const { personId } = viewer;
  const own = await loaders.grouped<Highlight & { ownerId: string }>(`own_highlights ${personId}`, story.id, (ids) =>
    database.query('highlights_own_of_story', OWN_OF_STORY, [ids, personId]),
  );
  return isOwner(viewer, personId) ? own : own.filter(({ isPrivate }) => !isPrivate);
}

/** Own judgement: the passages that many readers mark are among so many that they marked last. */
const GROUPED = `
  select o.id as "ownerId", c.* from unnest($1::text[]) as o (id) cross join lateral (
    select ${COLUMNS} from highlight t where t.story_id = o.id and not t.is_private
    order by t.created_at desc, t.id desc limit 1000) c`;

/** Passages of a story that readers marked, those of most readers first, to who may read all of it. */
export async function readHighlightGroups(context: ReadContext, story: Story): Promise<readonly HighlightGroup[]> {
  if (!canReadHighlightsOf(context.viewer, story)) return [];
  const { database, loaders } = context;
  const rows = await loaders.grouped<Highlight & { ownerId: string }>('highlight_groups', story.id, (ids) =>
    database.query('highlight_groups', GROUPED, [ids]),
  );
  return groupHighlights(await visibleHighlights(context, rows));
}

/** The third step of every list of highlights. */
async function visibleHighlights<One extends Highlight>(
  { viewer, loaders }: ReadContext,
  highlights: readonly One[],
): Promise<readonly One[]> {
  const owners = await Promise.all(highlights.map(({ personId }) => loaders.get(personLoader).load(personId)));
  return highlights.filter((highlight, index) => canSeeHighlight(viewer, highlight, owners[index]?.state));
}

const ONE = `select ${COLUMNS} from highlight t where t.id = $1`;

/** A highlight that the viewer may see, by its id. */
export async function findHighlight(context: ReadContext, id: string): Promise<Highlight | null> {
  if (!/^[0-9a-f]{12}$/.test(id)) return null;
  const found = await context.database.query<Highlight>('highlight_find', ONE, [id]);
  const [highlight] = await visibleHighlights(context, found);
  if (highlight === undefined) return null;
  const lookup = await findStory(context, highlight.storyId);
  return lookup.kind === 'story' && canReadHighlightsOf(context.viewer, lookup.story) ? highlight : null;
}
