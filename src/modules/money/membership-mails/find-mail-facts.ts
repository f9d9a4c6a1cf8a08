import type { Database } from '#platform/database/database.ts';
import type { PaymentStep } from '#shared/membership/payments.ts';
import { isAccountClosed } from '#modules/identity/accounts/is-account-closed.ts';
import type { Charge } from '#modules/money/billing/charge.ts';
import { findReceipt } from '#modules/money/billing/read-charges.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { findMembership } from '#modules/money/memberships/find-membership.ts';
import type { Membership } from '#modules/money/memberships/membership.ts';
import { aheadOf } from '#modules/money/memberships/prices-of-membership.ts';
import { readPrices } from '#modules/money/memberships/read-prices.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';

/** What mails to a member are made of, as it is when they are written. */
export type MailFacts = {
  /** What the site is called. */
  readonly site: string;
  readonly address: string;
  readonly membership: Membership;
  /** Nobody can come to what their closed account had: its owner was told so when they closed it (rule 317). */
  readonly isClosed: boolean;
  /** Every payment that follows; none where nothing is due. */
  readonly ahead: readonly PaymentStep[];
  /** What was paid; null where nothing was. */
  readonly receipt: Charge | null;
};

/** Null where there is nobody to write to, or nothing to write about any more. */
export async function findMailFacts(
  database: Database<Tables>,
  personId: string,
  paid: string | null = null,
): Promise<MailFacts | null> {
  const address = await findConfirmedAddress(database, personId);
  const membership = await findMembership(database, personId);
  if (address === null || membership === null) return null;
  const ahead = aheadOf(membership, await readPrices(database));
  const site = await readSiteName({ database });
  const isClosed = await isAccountClosed(database, personId);
  const receipt = paid === null ? null : await findReceipt(database, paid);
  return { site, address, membership, isClosed, ahead, receipt };
}

const PAYER = 'select person_id as "personId" from charge where id = $1';

/** Whom to tell of a payment that went back by itself, and its receipt; null where nobody can be told. */
export async function findReturned(
  database: Database<Tables>,
  chargeId: string,
): Promise<{ readonly address: string; readonly receipt: Charge } | null> {
  const [payer] = await database.query<{ personId: string | null }>('payer_of_charge', PAYER, [chargeId]);
  const address = await findConfirmedAddress(database, payer?.personId ?? null);
  const receipt = await findReceipt(database, chargeId);
  return address === null || receipt === null ? null : { address, receipt };
}
