import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import { readBalance } from '#modules/money/ledger/read-balance.ts';
import { makePayouts } from '#modules/money/payouts/make-payouts.ts';
import { workPayouts } from '#modules/money/payouts/work-payouts.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from './account-browser.ts';
import { readMail } from './read-mail.ts';
import { createTestGraph } from './test-graph.ts';

/** What a test asks about payouts, and what those who keep the money change. */
export const SET_UP = `mutation ($input: SetUpPayoutInput!) { result: setUpPayout(input: $input) { __typename
  ... on PayoutSetup { setupUrl account { provider status shown payableFrom } } ... on UserError { message } } }`;
export const PAYOUTS = `{ payouts { account { status } providers balances { balance { amount currency } minimum { amount } }
  payouts { id status amount { amount } sent { amount currency } rate reason forfeitReason } } }`;
export const FINANCE = `{ finance { states { status count money { amount currency } } waitingForBank faults { fault }
  batches { id currency count open } comparisons { provider differences found { kind count references } } attention { id status } paidByBank { id }
  reviews { id votes { name isApproval statement isViewer } votesNeeded isOverdue reasons priority payout { id name amount { amount } } } } }`;
export const DECIDE = `mutation ($input: DecidePayoutReviewInput!) { result: decidePayoutReview(input: $input) { __typename
  ... on PayoutReviewDecided { status } ... on UserError { message } } }`;
export const FILE =
  'mutation { result: makePayoutFile { __typename ... on PayoutFileMade { batchIds } ... on UserError { message } } }';
export const READ = `mutation ($id: ID!, $format: PayoutFileFormat!) { result: readPayoutFile(batchId: $id, format: $format) {
  __typename ... on PayoutFile { name text } ... on UserError { message } } }`;
export const ANSWER = `mutation ($xml: String!) { result: readBankAnswer(xml: $xml) { __typename
  ... on BankAnswerRead { paid returned known unclear } ... on UserError { message } } }`;
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

export type Answer = Readonly<Record<string, unknown>>;
type Own = { payouts: { payouts: readonly { id: string; status: string; reason: string | null }[] } };
type Review = {
  id: string;
  votes: readonly unknown[];
  votesNeeded: number;
  reasons: readonly string[];
  payout: { id: string };
};
export type FinanceAnswer = {
  finance: { reviews: readonly Review[]; batches: readonly { id: string; open: number }[] };
};

/** An account number that is none of anybody's. */
export const IBAN = 'DE89370400440532013000';

/** A graph in which people earn and are paid, on the 6th of a month, when payouts are made. */
export async function openPayoutsWorld() {
  const world = await createTestGraph();
  const clock = world.context.clock as FakeClock;
  const program = world.context;
  await setSetting(program, 'payouts.debtor', `Example Press ${IBAN}`);
  let people = 0;
  async function somebody(roles: readonly PlatformRole[] = []) {
    people += 1;
    const email = `payee${people}@mail.example`;
    const personId = await buildPerson(world.context);
    const address = { address: email, person_id: personId, is_verified: true, created_at: clock.now() };
    await world.database.kysely.insertInto('email_address').values(address).execute();
    const ask = <T = Answer>(query: string, variables: Answer = {}) =>
      accountBrowser(world.graph, buildViewer({ personId, steppedUpAt: clock.now(), roles: new Set(roles) })).ask(
        query,
        variables,
      ) as Promise<T>;
    const setUp = async (input: Answer) =>
      (await ask(SET_UP, { input: { provider: 'SANDBOX', country: 'US', ...input } }))['result'] as Answer;
    const earnSome = (amount: number) => earn(world.database, { personId, amount, at: clock.now() });
    const balance = (currency = 'USD') => readBalance(world.database, { kind: 'writer', owner: personId }, currency);
    const payouts = async () => (await ask<Own>(PAYOUTS)).payouts.payouts;
    const states = async () => (await payouts()).map(({ status }) => status);
    const subjects = async () =>
      (await readMail(program)).flatMap(({ to, subject }) => (to === email ? [subject] : []));
    return { personId, email, ask, setUp, earn: earnSome, balance, payouts, states, subjects };
  }

  async function decide(
    staff: Awaited<ReturnType<typeof somebody>>,
    payoutId: string | undefined,
    isApproval = true,
  ): Promise<Answer> {
    const { finance } = await staff.ask<FinanceAnswer>(FINANCE);
    const review = finance.reviews.find(({ payout }) => payout.id === payoutId);
    const input = { reviewId: review?.id ?? '000000000000', isApproval, statement: 'We called you.' };
    return (await staff.ask(DECIDE, { input }))['result'] as Answer;
  }

  /** Somebody whose first payout was approved, and is paid. */
  async function paidWriter(input: Answer = {}) {
    const [writer, staff] = [await somebody(), await somebody(['FINANCE'])];
    await writer.setUp(input);
    await writer.earn(2500);
    await makePayouts(program);
    await decide(staff, (await writer.payouts())[0]?.id);
    await workPayouts(program);
    return { writer, staff };
  }

  const nextMonth = (): void => {
    const now = clock.now();
    clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 6, 8) - now.getTime());
  };
  return { world, clock, program, somebody, decide, paidWriter, nextMonth };
}

export type PayoutsWorld = Awaited<ReturnType<typeof openPayoutsWorld>>;
