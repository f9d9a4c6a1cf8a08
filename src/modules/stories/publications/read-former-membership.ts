import type { ReadContext } from '#modules/ground/read-context.ts';
import { viewerRole } from './viewer-role.ts';

type Row = { readonly ownerId: string };

const FORMER = `
  select distinct a.publication_id as "ownerId" from publication_activity a
  where a.subject_person_id = $2 and a.publication_id = any($1) and a.kind in ('member.removed', 'member.left')
    and not exists (select 1 from publication_member m where m.publication_id = a.publication_id and m.person_id = $2)`;

/**
 * Whether the viewer was on a staff and is not any more (rule 291). To them it is no secret that there are pages of the
 * staff, and whoever opens one by an old mail is told why it is closed.
 */
export async function wasOnStaff(context: ReadContext, publicationId: string): Promise<boolean> {
  const { viewer, database, loaders } = context;
  if (viewer === null || viewer.isSuspended || viewerRole(context, publicationId) !== null) return false;
  const rows = await loaders.grouped<Row>('former_memberships', publicationId, (ids) =>
    database.query<Row>('former_memberships', FORMER, [ids, viewer.personId]),
  );
  return rows.length > 0;
}
