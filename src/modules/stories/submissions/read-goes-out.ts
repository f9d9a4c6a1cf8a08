import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Submission } from './submission.ts';

const WAITING = `
  select t.id as "ownerId", s.scheduled_at as "at" from submission t
    join story s on s.id = t.story_id and s.publication_id = t.publication_id
  where t.id = any($1) and s.state = 'draft' and s.scheduled_at is not null`;

/** When an accepted story goes out in the publication; null where it waits for no time there. */
export async function readGoesOut(
  { database, loaders }: Pick<ReadContext, 'database' | 'loaders'>,
  { id, status }: Submission,
): Promise<Date | null> {
  if (status !== 'ACCEPTED') return null;
  type Row = { readonly ownerId: string; readonly at: Date };
  const [row] = await loaders.grouped<Row>('submission_goes_out', id, (ids) =>
    database.query<Row>('submission_goes_out', WAITING, [ids]),
  );
  return row?.at ?? null;
}
