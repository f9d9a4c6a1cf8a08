import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Transfer, transferColumns } from './transfer.ts';

const OPEN = `
  select ${columnList('t', transferColumns)} from publication_transfer t
  where t.publication_id = $1 and t.state in ('offered', 'accepted')`;

/** The transfer of a publication that has not ended by somebody's word, be it overdue or not. */
export async function findOpenTransfer(
  database: Database<Tables>,
  publicationId: string,
): Promise<Transfer | undefined> {
  const [row] = await database.query<Transfer>('publication_transfer_open', OPEN, [publicationId]);
  return row;
}

const HOLDS = `
  select exists (
    select from publication_member o join person p on p.id = o.person_id
    where o.publication_id = $1 and o.person_id = $2 and o.role = 'owner' and (
      p.state = 'active' and not $4 or $4 and exists (select from account_closure c where c.person_id = p.id)
    )) and exists (
    select from publication_member e join person p on p.id = e.person_id and p.state = 'active'
    where e.publication_id = $1 and e.person_id = $3 and e.role = 'editor') as holds`;

/**
 * Whether an offer still means what it meant: who made it owns the publication and is here (or is still going, where
 * the program made it for them), and whom it was made to is an editor there.
 */
export async function doesOfferHold(
  database: Database<Tables>,
  { publicationId, fromId, toId, isLeaving }: Transfer,
): Promise<boolean> {
  const values = [publicationId, fromId, toId, isLeaving];
  const [row] = await database.query<{ holds: boolean }>('publication_transfer_holds', HOLDS, values);
  return row?.holds ?? false;
}

/** The transfer of a publication that somebody can still answer or undo. */
export async function findLiveTransfer(
  database: Database<Tables>,
  publicationId: string,
  now: Date,
): Promise<Transfer | undefined> {
  const transfer = await findOpenTransfer(database, publicationId);
  if (transfer === undefined || transfer.endsAt <= now) return undefined;
  if (transfer.state === 'accepted') return transfer;
  return (await doesOfferHold(database, transfer)) ? transfer : undefined;
}
