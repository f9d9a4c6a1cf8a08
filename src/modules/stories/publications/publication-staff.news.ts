import type { ModuleNews } from '#modules/ground/module-news.ts';

const ROLE = 'select role from publication_member where publication_id = $1 and person_id = $2';

const OWNER = `
  select person_id as "ownerId" from publication_member where publication_id = $1 and role = 'owner'`;

const kinds = { editor: 'STAFF_MADE_EDITOR', writer: 'STAFF_MADE_WRITER' } as const;

export const news = {
  /** Tells somebody what they are now, in the name of the publication. */
  'staff.roleChanged': async (database, { publicationId, personId, role }) => {
    const [row] = await database.query<{ role: string }>('notify_staff_role', ROLE, [publicationId, personId]);
    if (row?.role !== role) return [];
    const bundle = { kind: kinds[role], bundleKey: `staff-role:${publicationId}:${role}` } as const;
    return [{ ...bundle, recipientIds: [personId], actorId: null, publicationId }];
  },
  /** Tells somebody that they are not on the staff any more. */
  'staff.removed': async (database, { publicationId, personId }) => {
    const found = await database.query('notify_staff_role', ROLE, [publicationId, personId]);
    if (found.length > 0) return [];
    const bundle = { kind: 'STAFF_REMOVED', bundleKey: `staff-removed:${publicationId}` } as const;
    return [{ ...bundle, recipientIds: [personId], actorId: null, publicationId }];
  },
  /** Tells the owner that somebody went by themselves (rule 292); not where they are back by now. */
  'staff.left': async (database, { publicationId, personId }) => {
    const found = await database.query('notify_staff_role', ROLE, [publicationId, personId]);
    const [row] = await database.query<{ ownerId: string }>('notify_staff_left', OWNER, [publicationId]);
    if (found.length > 0 || row === undefined) return [];
    const bundle = { kind: 'STAFF_LEFT', bundleKey: `staff-left:${publicationId}` } as const;
    return [{ ...bundle, recipientIds: [row.ownerId], actorId: personId, publicationId }];
  },
} satisfies ModuleNews;
