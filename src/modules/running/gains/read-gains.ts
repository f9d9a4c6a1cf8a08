import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { GainKind } from './gains.tables.ts';

export type Gains = { readonly followers: number; readonly subscribers: number; readonly members: number };
export type StoryGains = Gains & { readonly storyId: string; readonly title: string };
export type GainsOf = { readonly kind: 'story' | 'person' | 'publication'; readonly id: string };

const counted = (kind: GainKind) => `count(*) filter (where g.kind = '${kind}')::int as ${kind}s`;
const COUNTS = (['follower', 'subscriber', 'member'] as const).map(counted).join(', ');
const BETWEEN = 'g.gained_at >= $2 and g.gained_at < $3';
/** Own judgement: more than anybody looks at. */
const MOST_STORIES = 20;

const of = {
  story: 'g.story_id = $1',
  publication: 'g.publication_id = $1',
  person: `g.story_id in (
    select s.id from story_author a join story s on s.id = a.story_id
    where a.person_id = $1 and s.state in ('published', 'suspended'))`,
} as const;

/** Whom a story, or all that belong to somebody, won in a period. Whoever calls asks first who may. */
export async function countGains(
  database: Database<Tables>,
  { kind, id }: GainsOf,
  [from, to]: readonly [Date | undefined, Date | undefined],
): Promise<Gains> {
  const text = `select ${COUNTS} from story_gain g where ${of[kind]} and ${BETWEEN}`;
  const [row] = await database.query<Gains>(`story_gains_${kind}`, text, [id, from, to]);
  return row ?? { followers: 0, subscribers: 0, members: 0 };
}

/** The stories that won most in a period, the first of them first. */
export function readWinningStories(
  database: Database<Tables>,
  { kind, id }: GainsOf,
  [from, to]: readonly [Date | undefined, Date | undefined],
): Promise<readonly StoryGains[]> {
  const text = `
    select g.story_id as "storyId", s.title, ${COUNTS} from story_gain g join story s on s.id = g.story_id
    where ${of[kind]} and ${BETWEEN}
    group by g.story_id, s.title order by count(*) desc, g.story_id limit ${MOST_STORIES}`;
  return database.query<StoryGains>(`story_gains_by_story_${kind}`, text, [id, from, to]);
}
