import { billingMessages } from '#shared/messages/billing.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { findOwnCharge, readBillingHistory } from './read-charges.ts';
import { receiptNumberText } from './receipt-number.ts';

/** The part of the schema in `billing.graphql`, and how cards are told of wherever they are shown (MEMB-14). */
export const billingGraph = {
  Query: {
    charge: async (_root, { chargeId }, context) =>
      (await findOwnCharge(context, chargeId)) ?? notFound(billingMessages.noCharge),
  },
  User: {
    billingHistory: ({ id }, { paging }, context) =>
      context.viewer?.personId === id ? readBillingHistory(context, id, readPage(paging)) : null,
  },
  ChargeFeed: { charges: ({ items }) => items, pagingInfo: ({ next }) => ({ next }) },
  Charge: {
    receiptNumber: ({ receiptNumber }) => receiptNumberText(receiptNumber),
    productType: ({ product }) => product,
    taxRate: ({ taxRate }) => taxRate / 100,
    paymentProvider: ({ provider }) => provider,
    paymentMethod: ({ method }) => method,
    creditNotes: ({ creditNotes }) => creditNotes.map((note) => ({ ...note, number: receiptNumberText(note.number) })),
  },
  PaymentMethod: { __resolveType: ({ kind }) => kind },
} satisfies Resolvers;
