import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { findOpenPayment } from './form-try.ts';
import type { Membership, MembershipStatus } from './membership.ts';

const HOUR = 3_600_000;

/**
 * The status as rule 91 tells it: PENDING while a payment that would bring it back waits for approval, UNKNOWN
 * while nobody has known for an hour what became of one; else what is written down.
 */
export async function readStatus(
  database: Database<Tables>,
  membership: Membership,
  now: Date,
): Promise<MembershipStatus> {
  const { status, nextChargeAt, personId } = membership;
  const isOverdue = nextChargeAt !== null && now.getTime() - nextChargeAt.getTime() > HOUR;
  if (status === 'ACTIVE' && !isOverdue) return status;
  const open = await findOpenPayment(database, personId);
  if (open === null) return status;
  const isKnown = open.state === 'NEEDS_APPROVAL' || open.state === 'PENDING';
  if (isKnown) return status === 'INACTIVE' ? 'PENDING' : status;
  return now.getTime() - open.createdAt.getTime() > HOUR ? 'UNKNOWN' : status;
}
