import { currencyOf } from '#shared/money/currency-name.ts';
import { leastPayout } from '#shared/payouts/payout-terms.ts';
import { reviewReasons } from '#shared/payouts/review-rules.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import { type OwnBalance, readBalance, readOwnBalances } from '#modules/money/ledger/read-balance.ts';
import { readTaxStanding } from '#modules/money/taxes/read-tax-standing.ts';
import { findPayoutAccount } from './find-payout-account.ts';
import { awaitsStaff, holdPayout } from './hold-payout.ts';
import { insertPayout, lockPayout } from './payouts.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payouts:make': unknown;
  }
}

/** A month is closed on the 5th, and paid by the 10th (rules 114 and 115). */
const FIRST_DAY = 6;

/** Makes the payouts of the month before, once for each writer and currency. Run it every day. */
export async function makePayouts(context: CommandContext): Promise<number> {
  mustBeProgram(context);
  const now = context.clock.now();
  if (now.getUTCDate() < FIRST_DAY) return 0;
  const period = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);
  const minimum = (await readSettings(context.database))['payouts.minimum'];
  let made = 0;
  for (const own of await readOwnBalances(context.database, 'writer')) {
    if (own.balance < leastPayout(minimum, currencyOf(own.currency))) continue;
    const isMade = await withTransaction(context, (inside) => makePayout(inside, own, period, minimum));
    if (isMade) made += 1;
  }
  return made;
}

async function makePayout(inside: CommandContext, own: OwnBalance, period: string, minimum: string): Promise<boolean> {
  const { database, clock } = inside;
  const { owner: personId } = own;
  const currency = currencyOf(own.currency);
  if ((await findPayoutAccount(database, personId))?.status !== 'ACTIVE') return false;
  if ((await readTaxStanding(database, personId, clock.now())).isOverdue) return false;
  // Whoever posts to the account waits, so that no correction takes what is being paid.
  await database.query(
    'ledger_lock_writer',
    `select 1 from ledger_account where kind = 'writer' and owner_id = $1 and currency = $2 for update`,
    [personId, currency],
  );
  const amount = await readBalance(database, { kind: 'writer', owner: personId }, currency);
  if (amount < leastPayout(minimum, currency)) return false;
  const at = clock.now();
  const id = await insertPayout(database, { personId, money: { amount, currency }, period, at });
  if (id === null) return false;
  await postTransfers(
    database,
    [
      {
        debit: { kind: 'writer', owner: personId },
        credit: { kind: 'payout_in_flight' },
        amount,
        currency,
        kind: 'DEBIT',
        reference: `payout:${id}:made`,
        period,
      },
    ],
    at,
  );
  const reasons = [
    ...((await awaitsStaff(inside, id)) ? (['ACCOUNT_SUSPENDED'] as const) : []),
    ...reviewReasons(
      amount,
      await readPaidBefore(inside, personId, currency),
      await hasReaderCluster(inside, personId, currency),
    ),
  ];
  const payout = reasons.length === 0 ? null : await lockPayout(database, id);
  if (payout !== null) await holdPayout(inside, payout, reasons);
  return true;
}

/** Whether a month since the last payout came in large part from one group of readers. */
async function hasReaderCluster({ database }: CommandContext, personId: string, currency: string): Promise<boolean> {
  const rows = await database.query(
    'payout_reader_cluster',
    `select 1 from earning_cluster c where c.owner_id = $1 and c.currency = $2 and c.period > coalesce((
        select max(p.period) from payout p where p.person_id = $1 and p.currency = $2 and p.state = 'PAID'), '') limit 1`,
    [personId, currency],
  );
  return rows.length > 0;
}

async function readPaidBefore({ database }: CommandContext, personId: string, currency: string) {
  const rows = await database.query<{ amount: number }>(
    'payouts_paid_before',
    `select amount from payout where person_id = $1 and currency = $2 and state = 'PAID'
      order by paid_at desc limit 12`,
    [personId, currency],
  );
  return rows.map(({ amount }) => amount);
}
