import type { StaffRole, Viewer } from './viewer.ts';

type StaffPlace = readonly [publicationId: string, role: StaffRole, settlesAt: string | null];
export type StaffColumn = { readonly staff: readonly StaffPlace[] };

/** The column of a `StaffColumn`, of a person `p`: what they are in publications that are active. */
export const STAFF_COLUMN = `
  coalesce((select json_agg(json_build_array(m.publication_id, m.role, m.settles_at))
    from publication_member m join publication c on c.id = m.publication_id
    where m.person_id = p.id and c.state = 'active'), '[]') as staff`;

/** What a viewer is in publications, and which of them they took over so lately that it may be undone (rule 58). */
export function placesOf({ staff }: StaffColumn, now: Date): Pick<Viewer, 'staffRoles' | 'settlingPublications'> {
  const isSettling = (settlesAt: string | null) => settlesAt !== null && new Date(settlesAt) > now;
  return {
    staffRoles: new Map(staff.map(([id, role]) => [id, role])),
    settlingPublications: new Set(staff.flatMap(([id, , settlesAt]) => (isSettling(settlesAt) ? [id] : []))),
  };
}
