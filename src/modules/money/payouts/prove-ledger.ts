import type { CommandContext } from '#modules/ground/command-context.ts';
import { readBalancesByKind } from '#modules/money/ledger/read-balance.ts';
import { keepProof } from './ledger-proofs.store.ts';

/** What is wrong in the books; empty where nothing is. */
export type LedgerFault = { readonly fault: 'IN_FLIGHT' | 'SUM'; readonly currency: string; readonly amount: number };

/**
 * Proves the books: all accounts of a currency come to nothing, and what is on its way to writers is what the payouts
 * that are neither paid nor forfeited say.
 */
export async function proveLedger({ database }: Pick<CommandContext, 'database'>): Promise<readonly LedgerFault[]> {
  const balances = await readBalancesByKind(database);
  const open = await database.query<{ currency: string; amount: number }>(
    'payouts_in_flight',
    `select currency, sum(amount)::bigint as amount from payout where state not in ('PAID', 'FORFEITED') group by 1`,
    [],
  );
  const currencies = new Set([...balances, ...open].map(({ currency }) => currency));
  return [...currencies].flatMap((currency) => {
    const own = balances.filter((one) => one.currency === currency);
    const sum = own.reduce((all, { balance }) => all + balance, 0);
    const inFlight = own.find(({ kind }) => kind === 'payout_in_flight')?.balance ?? 0;
    const promised = open.find((one) => one.currency === currency)?.amount ?? 0;
    return [
      ...(sum === 0 ? [] : [{ fault: 'SUM', currency, amount: sum } as const]),
      ...(inFlight === promised ? [] : [{ fault: 'IN_FLIGHT', currency, amount: inFlight - promised } as const]),
    ];
  });
}

/** Proves the books as every night, logs what is wrong, and keeps that it was done: `/metrics` says how long ago. */
export async function proveNightly(context: CommandContext): Promise<void> {
  const faults = await proveLedger(context);
  for (const fault of faults) context.log.error(fault, 'the books do not add up');
  await keepProof(context.database, faults.length, context.clock.now());
}
