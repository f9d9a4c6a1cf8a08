import { z } from 'zod';
import type { Currency } from '#shared/money/money.ts';

/** A text that an XML answer leaves out, leaves empty or marks as nil. */
const given = z
  .string()
  .nullish()
  .transform((value) => value || null);

const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((values) => values ?? []);

export const cardShape = z.object({
  token: given,
  cardType: given,
  expirationMonth: given,
  expirationYear: given,
  last4: given,
  uniqueNumberIdentifier: given,
});

/** Google Pay, under its former name: the source card is the one that its owner knows. */
export const googlePayShape = z.object({
  token: given,
  sourceCardType: given,
  sourceCardLast4: given,
  expirationMonth: given,
  expirationYear: given,
});

/** In the vault the address is `email`, in a transaction `payerEmail`. */
export const paypalShape = z.object({ token: given, email: given, payerEmail: given });

/** What of a transaction or a verification says why it failed. */
export const decisionShape = z.object({
  status: z.string(),
  processorResponseCode: given,
  processorResponseType: given,
  processorSettlementResponseCode: given,
  gatewayRejectionReason: given,
});

export const transactionShape = decisionShape.extend({
  id: z.string(),
  type: z.enum(['sale', 'credit']),
  amount: z.string(),
  currencyIsoCode: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .transform((code): Currency => code.toUpperCase() as Currency),
  orderId: given,
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  customer: z.object({ id: given }).nullish(),
  statusHistory: listOf(z.object({ status: z.string() })),
  refundIds: listOf(z.string()),
  refundedTransactionId: given,
  disputes: listOf(z.object({ status: z.string() })),
  paymentInstrumentType: given,
  creditCard: cardShape.nullish(),
  applePayCard: cardShape.nullish(),
  androidPayCard: googlePayShape.nullish(),
  paypalAccount: paypalShape.nullish(),
});

export type Transaction = z.output<typeof transactionShape>;

export type Decision = z.output<typeof decisionShape>;

export const foundIdsShape = z.object({
  searchResults: z.object({ pageSize: z.coerce.number().int().positive(), ids: z.array(z.string()) }),
});

export const merchantAccountShape = z.object({
  id: z.string(),
  currencyIsoCode: z.string(),
  default: z.boolean(),
  status: z.string(),
});

/** A nonce that was made of a kept method. */
export const keptNonceShape = z.object({
  paymentMethodNonce: z.object({ nonce: z.string(), details: z.object({ bin: given }).nullish() }),
});

export const nonceShape = z.object({
  consumed: z.boolean().nullish(),
  threeDSecureInfo: z
    .object({ liabilityShifted: z.boolean(), liabilityShiftPossible: z.boolean(), status: given })
    .nullish(),
});
