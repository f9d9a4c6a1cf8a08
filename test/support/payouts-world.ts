import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';

/** What a test asks about payouts, and what those who keep the money change. */
export const SET_UP = `mutation ($input: SetUpPayoutInput!) { result: setUpPayout(input: $input) { __typename
  ... on PayoutSetup { setupUrl account { provider status shown payableFrom } } ... on UserError { message } } }`;
export const PAYOUTS = `{ payouts { account { status } providers balances { balance { amount currency } minimum { amount } }
  payouts { id status amount { amount } sent { amount currency } rate reason } } }`;
export const FINANCE = `{ finance { states { status count money { amount currency } } waitingForBank faults { fault }
  batches { id count open } comparisons { provider differences } attention { id status } paidByBank { id }
  reviews { id votes { name isApproval statement isViewer } votesNeeded isOverdue reasons priority payout { id name amount { amount } } } } }`;
export const DECIDE = `mutation ($input: DecidePayoutReviewInput!) { result: decidePayoutReview(input: $input) { __typename
  ... on PayoutReviewDecided { status } ... on UserError { message } } }`;
export const FILE =
  'mutation { result: makePayoutFile { __typename ... on PayoutFileMade { batchId } ... on UserError { message } } }';
export const READ = `mutation ($id: ID!, $format: PayoutFileFormat!) { result: readPayoutFile(batchId: $id, format: $format) {
  __typename ... on PayoutFile { name text } ... on UserError { message } } }`;
export const ANSWER = `mutation ($xml: String!) { result: readBankAnswer(xml: $xml) { __typename
  ... on BankAnswerRead { paid returned unclear } ... on UserError { message } } }`;
export const TICK = `mutation ($id: ID!, $answer: BankTick!, $seen: PayoutStatus = PROCESSING) {
  result: tickPayout(input: { payoutId: $id, answer: $answer, seen: $seen }) { __typename
  ... on UserError { message } } }`;
export const LEDGER = 'mutation { result: exportLedger { ... on PayoutFile { text } } }';
export const TRANSACTIONS = 'mutation { result: exportPayoutTransactions { ... on PayoutFile { text } } }';
export const RETRY =
  'mutation ($id: ID!) { result: retryPayout(payoutId: $id) { __typename ... on UserError { message } } }';

let count = 0;

/** Has a writer earn something, as the close of a month does. */
export async function earn(
  { transaction }: Database<Tables>,
  { personId, amount, at }: { readonly personId: string; readonly amount: number; readonly at: Date },
): Promise<void> {
  count += 1;
  const reference = `earned:${personId}:${count}`;
  const [debit, credit] = [{ kind: 'fund' }, { kind: 'writer', owner: personId }] as const;
  await transaction((database) =>
    postTransfers(database, [{ debit, credit, amount, currency: 'USD', kind: 'CREDIT', reference }], at),
  );
}
