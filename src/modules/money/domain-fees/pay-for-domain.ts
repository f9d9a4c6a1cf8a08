import { priceOfDomain } from '#shared/domains/domain-prices.ts';
import { isShown } from '#shared/domains/domain-states.ts';
import { domainFeeMessages as messages } from '#shared/messages/domain-fees.ts';
import { domainMessages } from '#shared/messages/domains.ts';
import { membershipMessages } from '#shared/messages/memberships.ts';
import type { Money } from '#shared/money/money.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { ownerOf } from '#modules/ground/domains/domain-claim.ts';
import { mustSeeDomain } from '#modules/ground/domains/domains.policy.ts';
import { findClaim } from '#modules/ground/domains/find-claims.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { endIntent } from '#modules/money/billing/end-intent.ts';
import { findIntent } from '#modules/money/billing/find-intent.ts';
import { IS_OPEN } from '#modules/money/billing/intent-conditions.ts';
import { pay } from '#modules/money/billing/pay.ts';
import { isOpen, type PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import { readBillingDetails } from '#modules/money/billing/receipt-details.ts';
import { type Asked, isSamePayment } from '#modules/money/billing/same-payment.ts';
import { isEntitledToDomain } from '#modules/money/memberships/domain-right.ts';
import { tryOfForm } from '#modules/money/memberships/form-try.ts';
import { isFormKey } from '#modules/money/memberships/form-values.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { findCountry } from '#modules/money/memberships/needs-country.ts';
import { offeredProvider } from '#modules/money/memberships/offered-providers.ts';
import { isOtherPrice } from '#modules/money/memberships/pay-alone.ts';
import { throttlePayment } from '#modules/money/memberships/payment-limits.ts';
import {
  type PaymentOutcome,
  paymentOutcome,
  refusePayment,
  refusePrice,
} from '#modules/money/memberships/payment-outcome.ts';
import { findFee, findFeeAlone } from './domain-fees.store.ts';

export type DomainOrder = {
  readonly claimId: string;
  readonly provider: string;
  readonly token: string;
  readonly formKey: string;
  /** What the button said that it costs. */
  readonly shown: Money | null;
  /** Two capital letters; null: that of the connection. */
  readonly country: string | null;
  readonly billing?: Parameters<typeof readBillingDetails>[0];
};

/** Pays for a domain, once for each person or publication (decision 0073); nothing but what the button said. */
export async function payForDomain(context: CommandContext, order: DomainOrder): Promise<PaymentOutcome> {
  const { database, config } = context;
  const claim = await findClaim(database, order.claimId);
  if (claim?.kind !== 'custom') throw new NotAllowed();
  const owner = ownerOf(claim);
  const { personId } = mustSeeDomain(context, owner);
  const throttled = await throttlePayment(context, personId, 'pay');
  if (throttled !== null) return throttled;
  if (!isFormKey(order.formKey)) return badRequest(membershipMessages.wrongForm);
  const provider = offeredProvider(config, order.provider);
  if (provider === null) return refusePayment('CheckoutNotAvailable', membershipMessages.checkoutNotAvailable);
  const taxed = await findCountry(context, order.country);
  if (taxed.type !== 'Country') return taxed;
  const billing = readBillingDetails(order.billing);
  if ('type' in billing) return billing;
  const { domain, publicationId } = claim;
  const purpose = { domain, publicationId, country: taxed.country, billing };
  const prices = (await readSettings(database))['domains.prices'];
  const money = priceOfDomain(prices, order.shown?.currency ?? 'USD');
  const asked = { kind: 'DOMAIN', provider, purpose, method: { token: order.token } } as const;
  const isSame = (intent: PaymentIntent) => money !== null && isSamePayment(intent, { ...asked, money });
  const form = { personId, purpose: 'DOMAIN', formKey: order.formKey };
  const { formKey, earlier } = await tryOfForm(database, form, isSame);
  if (earlier !== null)
    return isOpen(earlier) && !isSame(earlier) ? inTheWay() : paymentOutcome(context, personId, earlier);
  const isOwed = claim.state !== 'released' && !isShown(claim.state) && (await findFee(database, owner)) === null;
  if (money === null || !isOwed) return refusePayment('Conflict', messages.nothingOwed);
  if (!(await isEntitledToDomain(context, claim))) return refusePayment('Forbidden', domainMessages.nonMember);
  if (isOtherPrice(order.shown, money)) return refusePrice(money);
  const subjectId = publicationId ?? personId;
  const open = await makeWay(context, subjectId, { ...asked, money });
  if (open !== null) return isSame(open) ? paymentOutcome(context, personId, open) : inTheWay();
  const isStillWanted = async (inside: CommandContext) =>
    (await findFeeAlone(inside.database, owner, subjectId)) === null;
  const payment = { ...asked, personId, subjectId, formKey, money, isStillWanted };
  const paid = await pay(context, payment, membershipAppliers);
  if (paid !== null) return isSame(paid) ? paymentOutcome(context, personId, paid) : inTheWay();
  const faster = await findOpen(context, subjectId);
  if (faster !== null) return inTheWay();
  if ((await findFee(database, owner)) !== null) return refusePayment('Conflict', messages.nothingOwed);
  return paymentOutcome(context, personId, null);
}

function inTheWay(): PaymentOutcome {
  return refusePayment('PaymentError', membershipMessages.paymentUnderWay);
}

const OPEN = `select id from payment_intent where subject_id = $1 and kind = 'DOMAIN' and ${IS_OPEN}`;

async function findOpen({ database }: CommandContext, subjectId: string): Promise<PaymentIntent | null> {
  const [open] = await database.query<{ id: string }>('domain_open_payment', OPEN, [subjectId]);
  return open === undefined ? null : findIntent(database, open.id);
}

/** Ends what waits for approval of anything else; answers what is still under way. */
async function makeWay(context: CommandContext, subjectId: string, asked: Asked): Promise<PaymentIntent | null> {
  const open = await findOpen(context, subjectId);
  if (open === null || isSamePayment(open, asked) || open.state !== 'NEEDS_APPROVAL') return open;
  const ended = await endIntent(context, open, membershipAppliers);
  // Approved at that very moment: it is paid, and nothing is owed any more.
  return ended !== null && (isOpen(ended) || ended.state === 'SUCCEEDED') ? ended : null;
}
