import type { Database } from '#platform/database/database.ts';
import type { Charge } from '#modules/billing/charge.ts';
import { findReceipt } from '#modules/billing/read-charges.ts';
import { findConfirmedAddress } from '#modules/mails/find-confirmed-address.ts';
import { findMembership } from '#modules/memberships/find-membership.ts';
import type { Membership } from '#modules/memberships/membership.ts';
import type { Tables } from '#modules/tables.ts';

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
