import type { ReadContext } from '#modules/ground/read-context.ts';
import { isEditorOf } from '#modules/stories/stories/stories.policy.ts';
import { readSeriesByIds } from './read-series.ts';
import type { Series } from './series.ts';
import { canArrangeSeries } from './series.policy.ts';

/** Own judgement: more than anybody makes. */
const YOURS = `
  select id from series
  where (creator_id = $1 and publication_id is null) or publication_id = any($2::text[])
  order by created_at desc, id limit 300`;

/** What the viewer may arrange, newest first: their own series, and the sequences of publications that they edit. */
export async function readYourSeries(context: ReadContext): Promise<readonly Series[]> {
  const { viewer, database } = context;
  if (viewer === null) return [];
  const edited = [...viewer.staffRoles.keys()].filter((id) => isEditorOf(viewer, id));
  const rows = await database.query<{ id: string }>('series_yours', YOURS, [viewer.personId, edited]);
  return readSeriesByIds(
    context,
    rows.map(({ id }) => id),
  );
}

/** A story as who arranges a series sees it: drafts and unlisted ones too. */
export type SeriesEntry = {
  readonly postId: string;
  readonly title: string;
  readonly state: 'listed' | 'draft' | 'hidden';
};

const STATE = `case when s.is_listed then 'listed' when s.state = 'draft' then 'draft' else 'hidden' end as state`;
const ENTRIES = `
  select s.id as "postId", s.title, ${STATE} from series_entry e join story s on s.id = e.story_id
  where e.series_id = $1 order by e.place, e.story_id`;

/** All stories of a series in order, for who may arrange it; null for everybody else. */
export async function readEntries(context: ReadContext, series: Series): Promise<readonly SeriesEntry[] | null> {
  if (!canArrangeSeries(context.viewer, series)) return null;
  return context.database.query<SeriesEntry>('series_entries_all', ENTRIES, [series.id]);
}

/** Own judgement: what somebody looks through. */
const OF_AUTHOR = `
  select s.id as "postId", s.title, ${STATE} from story_author a join story s on s.id = a.story_id
  where a.person_id = $1 and s.series_id is null and s.state in ('draft', 'published') and s.title <> ''
  order by s.updated_at desc, s.id limit 100`;
const OF_PUBLICATION = `
  select s.id as "postId", s.title, ${STATE} from story s
  where s.publication_id = $1 and s.series_id is null and s.state = 'published'
  order by s.sort_key desc, s.id limit 100`;

/** Stories that could be added, the newest first, for who may arrange the series; null for everybody else. */
export async function readSeriesCandidates(
  context: ReadContext,
  series: Series,
): Promise<readonly SeriesEntry[] | null> {
  if (!canArrangeSeries(context.viewer, series)) return null;
  const { creatorId, publicationId } = series;
  return publicationId === null
    ? context.database.query<SeriesEntry>('series_candidates', OF_AUTHOR, [creatorId])
    : context.database.query<SeriesEntry>('sequence_candidates', OF_PUBLICATION, [publicationId]);
}
