import type { ReadContext } from '#modules/ground/read-context.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';

export type OwnMembership = { readonly id: string; readonly role: StaffRole; readonly canLeave: boolean };
type Row = { readonly ownerId: string; readonly role: StaffRole };

const OWN = `
  select publication_id as "ownerId", role from publication_member where publication_id = any($1) and person_id = $2`;

/**
 * What the viewer is on a staff; null where they are on none. Unlike their rights it lasts while a publication is
 * archived: who is on its staff finds the way off it there too.
 */
export async function readOwnMembership(context: ReadContext, publicationId: string): Promise<OwnMembership | null> {
  const { viewer, database, loaders } = context;
  if (viewer === null || viewer.isSuspended) return null;
  const [row] = await loaders.grouped<Row>('own_memberships', publicationId, (ids) =>
    database.query<Row>('own_memberships', OWN, [ids, viewer.personId]),
  );
  if (row === undefined) return null;
  return { id: `membership:${publicationId}`, role: row.role, canLeave: row.role !== 'owner' };
}
