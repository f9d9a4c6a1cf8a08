import { newestOfFollowed, passedOnRows } from '#modules/people/follows/newest-of-followed.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

/** A story that somebody whom the reader follows passed on to their followers (rule 21). */
export type PassedOn = {
  readonly storyId: string;
  readonly personId: string;
  /** Milliseconds. */
  readonly at: number;
  readonly note: string;
};

const COLUMNS = `
  r.story_id as "storyId", r.person_id as "personId", (extract(epoch from r.created_at) * 1000)::float8 as at, r.note`;
const NOT_MUTED = 'not exists (select from person_mute m where m.muter_id = $1 and m.person_id = r.person_id)';

/** Own judgement: of everybody the last two, and of those the last. */
const OF_EACH = 2;
const MOST = 20;

const NEWEST = `
  select r.id as "storyId", r.source_id as "personId", (r.key / 1000)::float8 as at,
    (select t.note from repost t where t.story_id = r.id and t.person_id = r.source_id) as note
  from (${newestOfFollowed(passedOnRows('true'), { ofEach: OF_EACH, ofAll: MOST })}) r`;

/** What those whom a reader follows passed on last, newest first. */
export function newestPassedOn({ database }: ReadContext, personId: string): Promise<readonly PassedOn[]> {
  return database.query<PassedOn>('passed_on_newest', NEWEST, [personId]);
}

const OF_STORIES = `
  select ${COLUMNS} from unnest($2::text[]) as c (id) cross join lateral (
    select t.story_id, t.person_id, t.created_at, t.note from repost t
    join follow_person f on f.follower_id = $1 and f.person_id = t.person_id
    where t.story_id = c.id order by t.created_at desc limit 1) r
  where ${NOT_MUTED}`;

/** Who of those followed passed each of these stories on last. */
export function passedOnOf(
  { database }: ReadContext,
  personId: string,
  storyIds: readonly string[],
): Promise<readonly PassedOn[]> {
  return database.query<PassedOn>('passed_on_of', OF_STORIES, [personId, storyIds]);
}
