import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type StatsSubject, wholeDays } from './count-read.ts';
import type { StatsWindow } from './stats-window.ts';

export type ProgramCount = { readonly name: string; readonly count: number };

/** Of a publication the sums are kept (rule 308): of its stories they are a hundred times as many rows. */
const of = {
  story: 'program_month t where t.story_id = $1',
  publication: 'publication_program_month t where t.publication_id = $1',
  person: `program_month t where t.story_id = any(array(
    select s.id from story_author a join story s on s.id = a.story_id
    where a.person_id = $1 and s.state in ('published', 'suspended')))`,
} as const;

/** What programs opened in a period, the most frequent first. Months are those of UTC. */
export function readPrograms(
  database: Database<Tables>,
  { kind, id }: StatsSubject,
  { bounds, zone }: StatsWindow,
): Promise<readonly ProgramCount[]> {
  const text = `
    select t.name, sum(t.requests + t.visits)::int as count from ${of[kind]}
      and t.month >= ($2::timestamptz at time zone 'UTC')::date
      and t.month < ($3::timestamptz at time zone 'UTC')::date
    group by t.name having sum(t.requests + t.visits) > 0 order by 2 desc, 1`;
  return database.query<ProgramCount>(`stats_programs_${kind}`, text, [
    id,
    ...wholeDays([bounds[0], bounds.at(-1)], zone),
  ]);
}
