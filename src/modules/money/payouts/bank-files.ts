import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { BANK_REFUSED, UNANSWERED } from '#shared/payouts/payout-reason.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { decimalOf } from '#shared/money/money.ts';
import type { PayoutState } from '#shared/payouts/payout-machine.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import {
  type BadRequest,
  badRequest,
  type Conflict,
  conflict,
  type NotFound,
  notFound,
} from '#modules/ground/refusals.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { canRunFinance } from '#modules/ground/roles/roles.policy.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { readBankPayments } from './bank-payments.ts';
import { type BankEntry, readBankAnswers } from './camt-054.ts';
import { holdUnfiledTransfers } from './hold-payout.ts';
import { paymentFileXml } from './pain-001.ts';
import { keyOf } from './payout.ts';
import { insertBatch, lockPayout } from './payouts.store.ts';
import { isAtBank, recordOutcome, recordPaidAfterAll } from './record-outcome.ts';

function mayPay(context: CommandContext): void {
  mustBeAllowed(canRunFinance(context));
  mustHaveSteppedUp(context);
}

export type MakeFileOutcome = { readonly type: 'PayoutFileMade'; readonly batchIds: readonly string[] } | Conflict;

/**
 * Takes every bank transfer that waits into a file, one for each currency; each stands in one file for each time that it
 * is tried.
 */
export async function makePayoutFile(context: CommandContext): Promise<MakeFileOutcome> {
  mayPay(context);
  return await withTransaction(context, async (inside) => {
    // Who was suspended a moment ago is paid no more than who was suspended before the last round.
    await holdUnfiledTransfers(inside);
    const batchIds: string[] = [];
    for (const currency of await waitingCurrencies(inside)) {
      const batchId = await insertBatch(inside.database, inside.clock.now(), currency);
      // Somebody else was quicker.
      if (batchId === null) continue;
      const target = { targetKind: 'payoutBatch', targetId: batchId } as const;
      await writeAudit(inside, { action: 'payout.fileMade', ...target, before: null, after: { currency } });
      batchIds.push(batchId);
    }
    return batchIds.length === 0 ? conflict(messages.nothingForBank) : { type: 'PayoutFileMade', batchIds };
  });
}

async function waitingCurrencies({ database }: CommandContext): Promise<readonly string[]> {
  const rows = await database.query<{ currency: string }>(
    'payouts_waiting_currencies',
    `select distinct sent_currency as currency from payout
      where state = 'PROCESSING' and provider = 'BANK_TRANSFER' and batch_id is null and sent_currency is not null
      order by 1`,
    [],
  );
  return rows.map(({ currency }) => currency);
}

export type ReadFileOutcome =
  | { readonly type: 'PayoutFile'; readonly name: string; readonly text: string }
  | Conflict
  | NotFound;

/** A file for the bank, as XML or CSV, made anew of what it was; who reads numbers of accounts is written down. */
export async function readPayoutFile(
  context: CommandContext,
  batchId: string,
  format: 'CSV' | 'PAIN_001',
): Promise<ReadFileOutcome> {
  mayPay(context);
  const batch = await context.database.kysely
    .selectFrom('payout_batch')
    .select('created_at')
    .where('id', '=', batchId)
    .executeTakeFirst();
  if (batch === undefined) return notFound(messages.noFile);
  const debtor = (await readSettings(context.database))['payouts.debtor'];
  if (debtor === '') return conflict(messages.noDebtor);
  const payments = await readBankPayments(context, batchId);
  if (payments.length === 0) return conflict(messages.emptyFile);
  // Files that were made before each had one currency.
  const isMixed = new Set(payments.map(({ money }) => money.currency)).size > 1;
  if (isMixed && format === 'PAIN_001') return conflict(messages.mixedFile);
  await withTransaction(context, (inside) =>
    writeAudit(inside, {
      action: 'payout.fileRead',
      targetKind: 'payoutBatch',
      targetId: batchId,
      before: null,
      after: { format, payments: payments.length },
    }),
  );
  const name = `payouts-${batchId}`;
  if (format === 'CSV') {
    const lines = payments.map(({ key, holder, iban, money, period }) =>
      csvLine([key, holder, iban, decimalOf(money), money.currency, period]),
    );
    return { type: 'PayoutFile', name: `${name}.csv`, text: [csvLine(messages.fileColumns), ...lines].join('') };
  }
  const cut = debtor.lastIndexOf(' ');
  const text = paymentFileXml({
    id: batchId,
    createdAt: batch.created_at,
    debtor: { name: debtor.slice(0, cut), iban: debtor.slice(cut + 1) },
    payments,
  });
  return { type: 'PayoutFile', name: `${name}.xml`, text };
}

export type ReadAnswerOutcome =
  | {
      readonly type: 'BankAnswerRead';
      readonly paid: number;
      readonly returned: number;
      /** What the books had before. */
      readonly known: number;
      readonly unclear: readonly string[];
    }
  | BadRequest;

/** Own judgement: a month of a large bank account. */
const MOST_ANSWER = 4_000_000;

/**
 * Reads what the bank says back: what it paid, what came back, what was known before, and what it names that does not
 * fit our books.
 */
export async function readBankAnswer(context: CommandContext, xml: string): Promise<ReadAnswerOutcome> {
  mayPay(context);
  if (xml.length > MOST_ANSWER) return badRequest(messages.answerTooLong);
  const answers = readBankAnswers(xml);
  if (answers.length === 0) return badRequest(messages.noAnswers);
  const counts = { paid: 0, returned: 0, known: 0 };
  const unclear: string[] = [];
  for (const answer of answers) {
    const sense = await keepBankAnswer(context, answer);
    if (sense === 'unclear') unclear.push(answer.key);
    else counts[sense] += 1;
  }
  await withTransaction(context, (inside) =>
    writeAudit(inside, {
      action: 'payout.settled',
      targetKind: 'payoutBatch',
      targetId: 'answer',
      before: null,
      after: { ...counts, unclear: unclear.length },
    }),
  );
  return { type: 'BankAnswerRead', ...counts, unclear };
}

async function keepBankAnswer(
  context: CommandContext,
  { key, money, returnCode }: BankEntry,
): Promise<'known' | 'paid' | 'returned' | 'unclear'> {
  // Of a try before the last one the amount is no longer kept.
  const [sent] = await context.database.query<{ isLast: boolean; amount: number; currency: string }>(
    'payout_sent_by_bank',
    `select attempt = $2 and provider = 'BANK_TRANSFER' as "isLast", sent_amount as amount, sent_currency as currency
      from payout where id = $1 and attempt >= $2`,
    [key.slice(0, key.indexOf('-')), Number(key.slice(key.indexOf('-') + 1))],
  );
  if (sent === undefined) return 'unclear';
  const isOther = money !== null && (money.amount !== sent.amount || money.currency !== sent.currency);
  if (sent.isLast && isOther) return 'unclear';
  const transfer = `bank-${key}`;
  const isChanged =
    sent.isLast &&
    (await recordOutcome(
      context,
      key,
      returnCode === null ? { state: 'PAID', transfer } : { state: 'RETURNED', transfer, code: returnCode },
    ));
  if (isChanged) return returnCode === null ? 'paid' : 'returned';
  if (sent.isLast && returnCode === null && (await recordPaidAfterAll(context, key))) return 'paid';
  const posted = await context.database.query<{ reference: string }>(
    'payout_posted_by_bank',
    'select reference from ledger_transfer where reference = any ($1::text[])',
    [[`payout:${key}:paid`, `payout:${key}:returned`]],
  );
  const isPosted = (what: string) => posted.some(({ reference }) => reference.endsWith(what));
  // Paid where we took it for refused, it may go out twice; come back where it never left, nothing is amiss.
  const isKnown = returnCode === null ? isPosted(':paid') : isPosted(':returned') || !isPosted(':paid');
  return isKnown ? 'known' : 'unclear';
}

/** What a bank is said to have answered, and how the payout stood on the page of whoever says so. */
export type BankTickInput = {
  readonly payoutId: string;
  readonly answer: 'FAILED' | 'PAID' | 'RETURNED';
  readonly seen: PayoutState | 'UNKNOWN';
};

export type TickPayoutOutcome = { readonly type: 'PayoutChanged'; readonly payoutId: string } | Conflict | NotFound;

/**
 * Ticks off a bank transfer by hand, where the bank gives no file, or a payment that PayPal left unanswered: paid,
 * refused, or sent back, also after it was paid. A page that is behind changes nothing.
 */
export async function tickPayout(
  context: CommandContext,
  { payoutId, answer, seen }: BankTickInput,
): Promise<TickPayoutOutcome> {
  mayPay(context);
  const payout = await withTransaction(context, ({ database }) => lockPayout(database, payoutId));
  if (payout === null) return notFound(messages.noPayout);
  const isLost = payout.provider === 'PAYPAL' && payout.reason === UNANSWERED;
  if (!isLost && !isAtBank(payout)) return conflict(messages.notAtBank);
  const [key, transfer] = [keyOf(payout), `${isLost ? 'paypal' : 'bank'}-${keyOf(payout)}`];
  const isRecorded = await recordOutcome(
    context,
    key,
    answer === 'FAILED'
      ? { state: answer, code: isLost ? 'DENIED' : BANK_REFUSED, isWorthAnotherTry: false }
      : answer === 'PAID'
        ? { state: answer, transfer }
        : { state: answer, transfer, code: isLost ? 'REVERSED' : 'bank_returned' },
    seen,
  );
  // What was marked as refused by mistake, or before the bank paid it after all.
  const isChanged =
    isRecorded ||
    (answer === 'PAID' && seen === payout.state && seen !== 'PROCESSING' && (await recordPaidAfterAll(context, key)));
  if (!isChanged) {
    const { state } = (await withTransaction(context, ({ database }) => lockPayout(database, payoutId))) ?? payout;
    return conflict(formatMessage(messages.answeredBefore, { state: messages.states[state] }));
  }
  await withTransaction(context, (inside) =>
    writeAudit(inside, {
      action: 'payout.settled',
      targetKind: 'payout',
      targetId: payoutId,
      before: { state: payout.state },
      after: { answer },
    }),
  );
  return { type: 'PayoutChanged', payoutId };
}
