import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { namedCountries } from '#modules/ground/named-codes.ts';
import { confirmPayoutAddress } from './confirm-payout-address.ts';
import { continuePayoutSetup, refreshAccount } from './connect-account.ts';
import { makePayoutFile, readBankAnswer, readPayoutFile, tickPayout } from './bank-files.ts';
import { decidePayoutReview } from './decide-review.ts';
import { keyOf } from './payout.ts';
import { exportLedger, readFinance } from './read-finance.ts';
import { exportTransactions, readOwnPayouts, refusedReviewLoader } from './read-own-payouts.ts';
import { retryPayout } from './retry-payout.ts';
import { exportYearStatement } from './year-statements.ts';
import { exportAllYearSums, exportYearSums } from './year-sums.ts';
import { setUpPayout } from './set-up-payout.ts';

/** The part of the schema in `payouts.graphql`. */
export const payoutsGraph = {
  Query: {
    payouts: (_root, _arguments, { command, viewer }) =>
      viewer === null ? null : readOwnPayouts(command, viewer.personId),
    finance: (_root, _arguments, { command }) => readFinance(command),
  },
  Mutation: {
    setUpPayout: (_root, { input }, { command }) =>
      setUpPayout(command, {
        provider: input.provider,
        country: input.country,
        holder: input.holder ?? '',
        iban: input.iban ?? '',
        address: input.address ?? '',
        sandboxAnswer: input.sandboxAnswer ?? '',
      }),
    confirmPayoutAddress: (_root, { code }, { command }) => confirmPayoutAddress(command, code),
    continuePayoutSetup: (_root, _arguments, { command }) => continuePayoutSetup(command),
    exportPayoutTransactions: (_root, _arguments, { command }) => exportTransactions(command),
    exportYearStatement: (_root, { year }, { command }) => exportYearStatement(command, year),
    exportYearSums: (_root, { year }, { command }) => exportYearSums(command, year),
    exportAllYearSums: (_root, { year }, { command }) => exportAllYearSums(command, year),
    exportLedger: (_root, { month }, { command }) => exportLedger(command, month ?? null),
    decidePayoutReview: (_root, { input }, { command }) => decidePayoutReview(command, input),
    retryPayout: (_root, { payoutId }, { command }) => retryPayout(command, payoutId),
    tickPayout: (_root, { input }, { command }) => tickPayout(command, input),
    makePayoutFile: (_root, _arguments, { command }) => makePayoutFile(command),
    readPayoutFile: (_root, { batchId, format }, { command }) => readPayoutFile(command, batchId, format),
    readBankAnswer: (_root, { xml }, { command }) => readBankAnswer(command, xml),
  },
  Payouts: {
    // Whoever comes back from the provider's pages wants to see what became of it.
    account: ({ account }, _arguments, { command }) =>
      account !== null && account.status !== 'ACTIVE' ? refreshAccount(command, account) : account,
    providers: ({ providers }) => [...providers],
    countries: () => [...namedCountries],
    years: ({ years }) => [...years],
  },
  Payout: {
    month: ({ period }) => period,
    amount: ({ money }) => money,
    status: ({ state }) => state,
    forfeitReason: async ({ id, state }, _arguments, { loaders }) =>
      state === 'FORFEITED' ? ((await loaders.get(refusedReviewLoader).load(id))?.statement ?? null) : null,
    withheld: ({ money, withheld, withheldRate }) => (withheldRate === null ? null : { ...money, amount: withheld }),
  },
  StaffPayout: {
    month: ({ period }) => period,
    amount: ({ money }) => money,
    status: ({ state }) => state,
    reference: (payout) => (payout.attempt === 0 ? null : keyOf(payout)),
  },
  Finance: {
    balances: ({ balances }) =>
      balances.map(({ kind, balance, currency }) => ({ kind, money: { amount: balance, currency } })),
    states: ({ states }) => states.map(({ state, ...rest }) => ({ ...rest, status: state })),
    faults: ({ faults }) => faults.map(({ fault, currency, amount }) => ({ fault, money: { amount, currency } })),
  },
  PayoutComparison: { found: ({ found }) => [...found] },
  PayoutDifference: { references: ({ references }) => [...references] },
  PayoutFileMade: { batchIds: ({ batchIds }) => [...batchIds] },
  PayoutReview: {
    status: () => 'PENDING' as const,
    // Largest first; with two people it cannot wait for the last day.
    priority: ({ votesNeeded }) => (votesNeeded > 1 ? ('PRIORITISED' as const) : ('DEPRIORITISED' as const)),
    reasons: ({ reasons }) => [...reasons],
    isOverdue: ({ dueAt }, _arguments, { clock }) => dueAt < clock.now(),
  },
} satisfies Resolvers;
