import type { ReadContext } from '#modules/ground/read-context.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import { dayStart, wallTime } from './zone-days.ts';
import { readZone, type StatsWindow } from './stats-window.ts';

/** Digests are remembered for 60 days; whole days of any clock lie in these. */
const DAYS = 56;
const MOST_STORIES = 20;

export type DigestStory = { readonly title: string; readonly count: number };
export type DigestView = {
  readonly window: Pick<StatsWindow, 'bounds' | 'unit' | 'zone'>;
  /** Digests with a story of the publication, for each day. */
  readonly days: readonly number[];
  /** The stories that stood in most of them. */
  readonly stories: readonly DigestStory[];
};

const SENT = `
  select d.person_id, d.story_id, d.sent_at from story s join digest_story d on d.story_id = s.id
  where s.publication_id = $1 and s.state = 'published'
    and d.sent_at >= ($2::timestamptz[])[1] and d.sent_at < ($2::timestamptz[])[cardinality($2::timestamptz[])]`;
const BY_DAY = `
  select width_bucket(sent_at, $2::timestamptz[]) - 1 as part, count(distinct person_id)::int as count
  from (${SENT}) sent group by 1`;
const BY_STORY = `
  select story_id as id, count(*)::int as count from (${SENT}) sent
  group by 1 order by 2 desc, 1 limit ${MOST_STORIES}`;

/** In how many digests stories of a publication stood lately. Whoever calls asks first who may. */
export async function openDigests(context: ReadContext, publicationId: string): Promise<DigestView> {
  const { database, clock } = context;
  const zone = await readZone(context);
  const today = wallTime(zone, clock.now().getTime());
  const bounds = Array.from({ length: DAYS + 1 }, (_, place) =>
    dayStart(zone, today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - DAYS + 1 + place),
  );
  const values = [publicationId, bounds];
  const days = await database.query<{ part: number; count: number }>('digests_by_day', BY_DAY, values);
  const counts = await database.query<{ id: string; count: number }>('digests_by_story', BY_STORY, values);
  const titles = new Map(
    (
      await readStories(
        context,
        counts.map(({ id }) => id),
      )
    ).map(({ id, title }) => [id, title]),
  );
  const byDay = new Map(days.map(({ part, count }) => [part, count]));
  return {
    window: { bounds, unit: 'day', zone },
    days: bounds.slice(1).map((_, place) => byDay.get(place) ?? 0),
    stories: counts.flatMap(({ id, count }) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ title, count }];
    }),
  };
}
