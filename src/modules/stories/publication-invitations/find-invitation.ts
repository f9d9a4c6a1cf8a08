import { isSameText } from '#platform/secrets/is-same-text.ts';
import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Invitation, invitationColumns, type OpenInvitation } from './invitation.ts';

const SELECT = `select ${columnList('i', invitationColumns)} from publication_invitation i`;
const CONFIRMED = 'select 1 from email_address where person_id = $1 and is_verified and address = lower($2)';

export async function findInvitation(database: Database<Tables>, id: string): Promise<Invitation | undefined> {
  const [row] = await database.query<Invitation>('publication_invitation_find', `${SELECT} where i.id = $1`, [id]);
  return row;
}

/** The same, held until the transaction ends. */
export async function lockInvitation(database: Database<Tables>, id: string): Promise<Invitation | undefined> {
  const text = `${SELECT} where i.id = $1 for update`;
  const [row] = await database.query<Invitation>('publication_invitation_lock', text, [id]);
  return row;
}

/** The same for whom it is: who was invited by name, has the link, or confirmed the address that it went to. */
export async function findInvitationFor(
  database: Database<Tables>,
  personId: string,
  { id, token }: { readonly id: string; readonly token: string | null },
): Promise<Invitation | undefined> {
  const invitation = await findInvitation(database, id);
  if (invitation === undefined) return undefined;
  if (invitation.personId !== null) return invitation.personId === personId ? invitation : undefined;
  const { tokenHash } = invitation;
  if (token !== null && tokenHash !== null && isSameText(hashOfToken(token), tokenHash)) return invitation;
  if (invitation.address === null) return undefined;
  return (await isConfirmedBy(database, personId, invitation.address)) ? invitation : undefined;
}

const REPLACED = `${SELECT} where i.id = $1 and i.person_id is null and $2 = any(i.replaced_hashes)`;

/** An invitation to whose earlier mail a link belongs: it opens nothing anymore, and says so. */
export async function findReplacedInvitation(
  database: Database<Tables>,
  { id, token }: { readonly id: string; readonly token: string | null },
): Promise<Invitation | undefined> {
  if (token === null) return undefined;
  const values = [id, hashOfToken(token)];
  const [row] = await database.query<Invitation>('publication_invitation_replaced', REPLACED, values);
  return row;
}

/** Whether an address that an invitation went to is one that the person has confirmed. */
export async function isConfirmedBy(database: Database<Tables>, personId: string, address: string): Promise<boolean> {
  return (await database.query('publication_invitation_address', CONFIRMED, [personId, address])).length > 0;
}

const SAME = `${SELECT}
  where i.publication_id = $1 and i.state = 'open' and (i.person_id = $2 or i.address = $3) for update`;

/** What the same person or address is invited to there already, held until what takes its place is written. */
export async function lockOpenInvitation(
  database: Database<Tables>,
  { publicationId, personId, address }: Pick<Invitation, 'publicationId' | 'personId' | 'address'>,
): Promise<Invitation | undefined> {
  const values = [publicationId, personId, address];
  const [row] = await database.query<Invitation>('publication_invitation_same', SAME, values);
  return row;
}

const OF = `
  select ${columnList('i', invitationColumns)}, case when q.state = 'active' then m.role end as "inviterRole"
  from publication_invitation i join person q on q.id = i.invited_by
  left join publication_member m on m.publication_id = i.publication_id and m.person_id = i.invited_by
  where i.publication_id = $1 and i.state = 'open' order by i.sent_at desc, i.id limit 200`;

/** Who is invited to a publication and has not answered, newest first; more than 200 are not shown. */
export function findOpenInvitations(
  database: Database<Tables>,
  publicationId: string,
): Promise<readonly OpenInvitation[]> {
  return database.query<OpenInvitation>('publication_invitations_open', OF, [publicationId]);
}

const OWN = `
  select id from publication_invitation where publication_id = $1 and person_id = $2 and state = 'open' limit 1`;

/** The id of what the viewer was invited to by name, while it waits for an answer. */
export async function findOwnInvitation(
  { viewer, database }: ReadContext,
  publicationId: string,
): Promise<string | undefined> {
  if (viewer === null) return undefined;
  const values = [publicationId, viewer.personId];
  const [row] = await database.query<{ id: string }>('publication_invitation_own', OWN, values);
  return row?.id;
}
