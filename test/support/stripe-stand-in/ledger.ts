import type { State } from './state.ts';

/** Everything that was charged, given back and disputed, for comparison with the books of the site. */
export function ledgerOf(state: State): object {
  const { charges, refunds, disputes, intents, setups, customers, methods, entries } = state;
  const balance: Record<string, number> = {};
  for (const { currency, net } of entries.values()) balance[currency] = (balance[currency] ?? 0) + net;
  return {
    now: state.clock.seconds(),
    balance,
    charges: [...charges.values()].map(({ id, metadata, customer, amount, currency, status, ...charge }) => {
      const { amount_refunded: refunded, disputed, created, payment_intent: intent, payment_method: method } = charge;
      return { id, metadata, customer, amount, currency, status, refunded, disputed, created, intent, method };
    }),
    refunds: [...refunds.values()].map(({ id, metadata, charge, amount, currency, status, created }) => {
      return { id, metadata, charge, amount, currency, status, created };
    }),
    disputes: [...disputes.values()].map(({ id, charge, amount, currency, status, created }) => {
      return { id, charge, amount, currency, status, created };
    }),
    intents: [...intents.values()].map(({ id, metadata, customer, status }) => ({ id, metadata, customer, status })),
    setups: [...setups.values()].map(({ id, metadata, customer, status }) => ({ id, metadata, customer, status })),
    customers: [...customers.values()].map(({ id, metadata, email }) => ({ id, metadata, email })),
    methods: [...methods.values()].flatMap(({ id, customer }) => (customer === null ? [] : [{ id, customer }])),
  };
}
