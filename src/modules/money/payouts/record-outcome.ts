import { nextTry, type PayoutState } from '#shared/payouts/payout-machine.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import type { AccountKey } from '#modules/money/ledger/account-key.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import type { PayoutOutcome, PayoutProviderName } from '#modules/money/payout-providers/payout-provider.ts';
import { mailPayout } from './mail-payout.ts';
import { keyOf, type Payout } from './payout.ts';
import { keepWaiting, lockPayout, updatePayout } from './payouts.store.ts';

/** Own judgement: what came back is sent again by itself after three days, unless its owner changes the account first. */
const RETURNED_WAITS = 3 * 86_400_000;

/** Own judgement, in milliseconds: most are paid within minutes, and what waits for somebody waits for days. */
const TAKEN_WAITS = 600_000;
const HELD_WAITS = 6 * 3_600_000;

/** Whose books the money of a provider stands in. */
function cashOf(provider: PayoutProviderName): string {
  if (provider === 'BANK_TRANSFER') return 'BANK';
  return provider === 'SANDBOX' || provider === 'PAYPAL' ? provider : 'STRIPE';
}

/**
 * Keeps what became of a try, by its key, however often and in whatever order it is told: only the last try of a
 * payout counts, and each move is made once. Who saw the payout in a state changes it in no other one. Answers whether
 * it moved.
 */
export async function recordOutcome(
  context: CommandContext,
  key: string,
  outcome: PayoutOutcome,
  seen?: PayoutState | 'UNKNOWN',
): Promise<boolean> {
  const [id = ''] = key.split('-');
  return await withTransaction(context, async (inside) => {
    const payout = await lockPayout(inside.database, id);
    if (payout === null || keyOf(payout) !== key) return false;
    const { state } = payout;
    if (seen !== undefined && state !== seen) return false;
    switch (outcome.state) {
      case 'PAID':
        if (state !== 'PROCESSING') return false;
        await keepPaid(inside, payout, outcome.transfer);
        await mailPayout(inside, payout, 'paid');
        return true;
      case 'RETURNED': {
        if (state !== 'PROCESSING' && state !== 'PAID') return false;
        if (state === 'PROCESSING' && outcome.isUntaken === true) {
          await keepFailed(inside, payout, { code: outcome.code, isWorthAnotherTry: false });
          return true;
        }
        // Told first that it came back: then it had been paid.
        if (state === 'PROCESSING') await keepPaid(inside, payout, outcome.transfer);
        await keepReturned(inside, { ...payout, state: 'PAID' }, outcome.code);
        return true;
      }
      case 'FAILED':
        if (state !== 'PROCESSING') return false;
        await keepFailed(inside, payout, outcome);
        return true;
      case 'PROCESSING':
        if (state === 'PROCESSING' && payout.provider !== 'BANK_TRANSFER') {
          await waitOn(inside, payout, outcome.waitsFor ?? null);
        }
        return false;
      case 'UNKNOWN':
        return false;
    }
  });
}

/**
 * Keeps that a bank paid what was taken for refused, unless it left by another way since; false where it did, where it
 * was paid before, or where staff look at it.
 */
export async function recordPaidAfterAll(context: CommandContext, key: string): Promise<boolean> {
  const [id = ''] = key.split('-');
  return await withTransaction(context, async (inside) => {
    const payout = await lockPayout(inside.database, id);
    if (payout === null || keyOf(payout) !== key || !isAtBank(payout)) return false;
    if (payout.state !== 'ON_HOLD' && payout.state !== 'PENDING') return false;
    const rows = await inside.database.query(
      'payout_paid_or_looked_at',
      `select 1 from ledger_transfer where reference = $2
        union all select 1 from payout_review where payout_id = $1 and status = 'PENDING'`,
      [id, transferOf(payout, 0, 'paid').reference],
    );
    if (rows.length > 0) return false;
    await updatePayout(inside.database, payout, 'CORRECT');
    await keepPaid(inside, { ...payout, state: 'PROCESSING' }, `bank-${key}`);
    await mailPayout(inside, payout, 'paid');
    return true;
  });
}

/** Whether its last try stood in a file for the bank. */
export function isAtBank({ provider, batchId }: Pick<Payout, 'batchId' | 'provider'>): boolean {
  return provider === 'BANK_TRANSFER' && batchId !== null;
}

/** The provider has it: it is asked about again in a while, and its owner hears where something is up to them. */
async function waitOn(inside: CommandContext, payout: Payout, waitsFor: string | null): Promise<void> {
  const wait = waitsFor === null ? TAKEN_WAITS : HELD_WAITS;
  const until = new Date(inside.clock.now().getTime() + wait);
  await keepWaiting(inside.database, payout.id, waitsFor, until);
  if (waitsFor === 'UNCLAIMED' && payout.reason !== waitsFor) await mailPayout(inside, payout, 'unclaimed');
}

async function keepPaid(inside: CommandContext, payout: Payout, transfer: string): Promise<void> {
  const at = inside.clock.now();
  await updatePayout(inside.database, payout, 'PAY', { paid_at: at, transfer, failures: 0, reason: null });
  await postTransfers(
    inside.database,
    partsOf(payout).map(({ account, amount, done }) => ({
      ...transferOf(payout, amount, done),
      debit: { kind: 'payout_in_flight' },
      credit: account,
    })),
    at,
  );
}

async function keepReturned(inside: CommandContext, payout: Payout, code: string): Promise<void> {
  const at = inside.clock.now();
  const dueAt = new Date(at.getTime() + RETURNED_WAITS);
  await updatePayout(inside.database, payout, 'RETURN', { reason: code, due_at: dueAt });
  await postTransfers(
    inside.database,
    partsOf(payout).map(({ account, amount, undone }) => ({
      ...transferOf(payout, amount, undone),
      debit: account,
      credit: { kind: 'payout_in_flight' },
    })),
    at,
  );
  await mailPayout(inside, { ...payout, dueAt }, 'returned');
}

type Part = {
  readonly account: AccountKey;
  readonly amount: number;
  /** How it is called in the books when it leaves, and when it comes back. */
  readonly done: 'paid' | 'withheld';
  readonly undone: 'returned' | 'unwithheld';
};

/** Where a payout goes: what is kept back to the tax office's account, and all the rest to its owner (rule 193). */
function partsOf({ provider, money, withheld }: Payout): readonly Part[] {
  const cash: Part = {
    account: { kind: 'cash', owner: cashOf(provider ?? 'BANK_TRANSFER') },
    amount: money.amount - withheld,
    done: 'paid',
    undone: 'returned',
  };
  if (withheld === 0) return [cash];
  return [cash, { account: { kind: 'tax_withheld' }, amount: withheld, done: 'withheld', undone: 'unwithheld' }];
}

function transferOf(payout: Payout, amount: number, what: Part['done'] | Part['undone']) {
  const { currency } = payout.money;
  const reference = `payout:${keyOf(payout)}:${what}`;
  return { amount, currency, kind: 'TRANSFER', reference, period: payout.period } as const;
}

async function keepFailed(
  inside: CommandContext,
  payout: Payout,
  { code, isWorthAnotherTry }: Pick<Extract<PayoutOutcome, { state: 'FAILED' }>, 'code' | 'isWorthAnotherTry'>,
): Promise<void> {
  const failures = payout.failures + 1;
  const dueAt = isWorthAnotherTry ? nextTry(failures, inside.clock.now()) : null;
  await updatePayout(inside.database, payout, 'FAIL', {
    failures,
    reason: code,
    ...(dueAt !== null && { due_at: dueAt }),
  });
  if (dueAt === null) await updatePayout(inside.database, { ...payout, state: 'PROVIDER_FAILED' }, 'GIVE_UP');
  await mailPayout(inside, { ...payout, dueAt: dueAt ?? payout.dueAt }, dueAt === null ? 'stopped' : 'failed');
}
