import type { Database } from '#platform/database/database.ts';
import type { Charge } from '#modules/money/billing/charge.ts';
import { findReceipt } from '#modules/money/billing/read-charges.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { findMembership } from '#modules/money/memberships/find-membership.ts';
import type { Membership } from '#modules/money/memberships/membership.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** What mails to a member are made of, as it is when they are written. */
export interface MailFacts {
  readonly address: string;
  readonly membership: Membership;
  /** What was paid; null where nothing was. */
  readonly receipt: Charge | null;
}

/** Null where there is nobody to write to, or nothing to write about any more. */
export async function findMailFacts(
  database: Database<Tables>,
  personId: string,
  paid: string | null = null,
): Promise<MailFacts | null> {
  const address = await findConfirmedAddress(database, personId);
  const membership = await findMembership(database, personId);
  if (address === null || membership === null) return null;
  return { address, membership, receipt: paid === null ? null : await findReceipt(database, paid) };
}
