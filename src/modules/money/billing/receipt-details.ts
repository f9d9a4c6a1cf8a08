import { z } from 'zod';
import { billingMessages as messages } from '#shared/messages/billing.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { PaymentIntent } from './payment-intent.ts';

/** What a buyer wants on their receipt besides their name; empty where they said nothing. */
export type BillingDetails = {
  readonly address: string;
  readonly vatId: string;
};

const ADDRESS_LENGTH = 300;
/** The identifiers of all countries of the European Union and the United Kingdom are within it. */
const VAT_ID = /^[A-Z0-9][A-Z0-9 .+*-]{2,18}[A-Z0-9+*]$/;

type Typed = { readonly address?: string | null | undefined; readonly vatId?: string | null | undefined };

/** What was typed for a receipt, cleaned; a sentence where it cannot stand on one. */
export function readBillingDetails(typed: Typed | null | undefined): BillingDetails | BadRequest {
  const lines = (typed?.address ?? '').split(/\r?\n/).map((line) => line.replaceAll(/\p{Cc}/gu, ' ').trim());
  const address = lines.filter((line) => line !== '').join('\n');
  const vatId = (typed?.vatId ?? '').trim().toUpperCase();
  if (address.length > ADDRESS_LENGTH) return badRequest(messages.badAddress);
  if (vatId !== '' && !VAT_ID.test(vatId)) return badRequest(messages.badVatId);
  return { address, vatId };
}

const purpose = z.object({
  billing: z.object({ address: z.string(), vatId: z.string() }).nullish(),
  /** Of a switch: what was left of the plan before. */
  unused: z.int().nonnegative().nullish(),
  /** Of a renewal. */
  creditTaken: z.int().nonnegative().nullish(),
  price: z.object({ amount: z.int() }).nullish(),
});

const LAST = `
  select buyer_address as address, buyer_vat_id as "vatId" from charge
  where person_id = $1 and (buyer_address <> '' or buyer_vat_id <> '') order by receipt_number desc limit 1`;

/** What a receipt keeps of its payment: what its buyer said now or the last time, and what credit made less of it. */
export async function receiptDetails(inside: CommandContext, intent: PaymentIntent) {
  const { billing, unused, creditTaken, price } = purpose.safeParse(intent.purpose).data ?? {};
  const isSaid = billing !== undefined && billing !== null && (billing.address !== '' || billing.vatId !== '');
  const [before] = isSaid
    ? [billing]
    : await inside.database.query<BillingDetails>('last_billing_details', LAST, [intent.personId]);
  const credit = Math.min(creditTaken ?? unused ?? 0, Math.max(0, (price?.amount ?? 0) - intent.money.amount));
  return { buyer: before ?? { address: '', vatId: '' }, credit };
}
