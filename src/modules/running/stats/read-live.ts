import type { Chart } from '#shared/charts/chart.ts';
import { drawShares } from '#shared/charts/draw-shares.ts';
import { statsChartMessages as messages, statsMessages } from '#shared/messages/stats.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { StatsSubject } from './count-read.ts';
import { mediumName } from './draw-story.ts';
import { FEWEST } from './read-facets.ts';

type LiveRow = { readonly kind: 'all' | 'story' | 'source'; readonly name: string; readonly count: number };
export type LiveFigures = {
  readonly readerCount: number;
  /** Null of one story, and where nobody reads, as below. */
  readonly stories: Chart | null;
  readonly sources: Chart | null;
};

/** Own judgement: a visit that began longer ago is somebody who left it open. */
const LONGEST = `interval '3 hours'`;
const MOST_STORIES = 10;
const of = {
  story: 'v.story_id = $1',
  publication: 'v.publication_id = $1',
  person: `v.story_id = any(array(
    select s.id from story_author a join story s on s.id = a.story_id
    where a.person_id = $1 and s.state in ('published', 'suspended')))`,
} as const;

/**
 * Who reads, as far as browsers told in the last half hour (rule 210). Whoever reads two stories is one reader of both,
 * and one altogether.
 */
export async function readLive(
  { database, clock }: Pick<ReadContext, 'database' | 'clock'>,
  { kind, id }: StatsSubject,
): Promise<LiveFigures> {
  const text = `
    with seen as materialized (
      select v.story_id, v.reader_key, v.medium from story_visit v
      where ${of[kind]} and v.started_at > $2::timestamptz - ${LONGEST}
        and v.last_seen_at > $2::timestamptz - interval '30 minutes'
    )
    select 'all' as kind, '' as name, count(distinct reader_key)::int as count from seen
    union all
    select 'story', s.title, c.count from (
      select story_id, count(distinct reader_key)::int as count from seen group by story_id
    ) c join story s on s.id = c.story_id
    union all
    select 'source', medium, count(distinct reader_key)::int from seen group by medium`;
  const rows = await database.query<LiveRow>(`stats_live_${kind}`, text, [id, clock.now()]);
  const named = (one: LiveRow['kind']) =>
    rows
      .filter((row) => row.kind === one)
      .toSorted((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
  return {
    readerCount: named('all')[0]?.count ?? 0,
    stories: kind === 'story' ? null : drawStories(named('story')),
    sources: drawSources(named('source')),
  };
}

/** The most read by name; whoever reads one of the others is counted there once for each. */
function drawStories(rows: readonly LiveRow[]): Chart | null {
  const named = rows.slice(0, MOST_STORIES).map(({ name, count }) => ({ name: name || statsMessages.untitled, count }));
  return draw(named, rows.slice(MOST_STORIES), {
    title: messages.liveStories,
    description: messages.liveStoriesText,
  });
}

/** What fewer than 5 came from has no name, as with countries: it would tell how one reader came. */
function drawSources(rows: readonly LiveRow[]): Chart | null {
  const shown = rows.filter(({ count }) => count >= FEWEST);
  const named = shown.map(({ name, count }) => ({ name: mediumName(name), count }));
  return draw(
    named,
    rows.filter((row) => !shown.includes(row)),
    { title: messages.liveSources, description: messages.liveSourcesText },
  );
}

type Named = Pick<LiveRow, 'name' | 'count'>;
function draw(
  named: readonly Named[],
  rest: readonly Named[],
  words: { readonly title: string; readonly description: string },
): Chart | null {
  const other = rest.reduce((sum, { count }) => sum + count, 0);
  const all = other === 0 ? named : [...named, { name: messages.folded, count: other }];
  if (all.length === 0) return null;
  return drawShares(
    { columns: [messages.readers], rows: all.map(({ name, count }) => ({ label: name, values: [count] })) },
    words,
  );
}
