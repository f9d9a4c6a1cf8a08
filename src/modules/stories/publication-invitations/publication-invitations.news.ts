import type { ModuleNews } from '#modules/ground/module-news.ts';

const INVITED = `
  select person_id as "personId", invited_by as "invitedBy", publication_id as "publicationId"
  from publication_invitation where id = $1 and state = 'open' and person_id is not null`;

type Invited = { readonly personId: string; readonly invitedBy: string; readonly publicationId: string };

const JOINED = 'select 1 from publication_member where publication_id = $1 and person_id = $2';

export const news = {
  /** Who is invited by name hears of it here too; the mail is one of its own. */
  'staff.invited': async (database, { invitationId }) => {
    const [row] = await database.query<Invited>('notify_staff_invited', INVITED, [invitationId]);
    if (row === undefined) return [];
    const { personId, invitedBy, publicationId } = row;
    const bundle = { kind: 'STAFF_INVITED', bundleKey: `staff-invited:${publicationId}` } as const;
    return [{ ...bundle, recipientIds: [personId], actorId: invitedBy, publicationId }];
  },
  /** Whoever invited them hears that somebody joined. */
  'staff.joined': async (database, { publicationId, personId, invitedBy }) => {
    const found = await database.query('notify_staff_joined', JOINED, [publicationId, personId]);
    if (found.length === 0) return [];
    const bundle = { kind: 'STAFF_JOINED', bundleKey: `staff-joined:${publicationId}` } as const;
    return [{ ...bundle, recipientIds: [invitedBy], actorId: personId, publicationId }];
  },
} satisfies ModuleNews;
