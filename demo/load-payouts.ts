import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import { comparePayouts } from '#modules/money/payouts/compare-payouts.ts';
import { decidePayoutReview } from '#modules/money/payouts/decide-review.ts';
import { makePayouts } from '#modules/money/payouts/make-payouts.ts';
import { setUpPayout } from '#modules/money/payouts/set-up-payout.ts';
import { workPayouts } from '#modules/money/payouts/work-payouts.ts';
import { signTaxForm } from '#modules/money/taxes/sign-tax-form.ts';
import { type Known, required } from './known.ts';
import { as, viewerOf } from './load-submissions.ts';
import { payouts, taxForm } from './earning-world.ts';
import { staff } from './world.ts';

/** The day of a month on which payouts have been made. */
const DAY_OF_PAYOUTS = 8;

/**
 * Writers with a payout each: one was paid without a tax form, of whom much is kept back, one waits for a decision and
 * signed a form, one came back.
 */
export async function loadPayouts(context: CommandContext, personIds: Known): Promise<void> {
  const [admin] = staff;
  if (admin === undefined || (await hasPayouts(context))) return;
  const now = context.clock.now();
  const then = {
    ...context,
    clock: { now: () => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, DAY_OF_PAYOUTS)) },
  };
  await setSetting(context, 'tax.regime', 'DAC7 US');
  for (const { name, amount, account } of payouts) {
    const personId = required(personIds, name);
    const proven = { ...viewerOf(personId), steppedUpAt: then.clock.now() };
    const form = { provider: 'SANDBOX', country: 'US', holder: '', iban: '', address: '', sandboxAnswer: account };
    const setUp = await setUpPayout(as(then, proven), form);
    // Where real keys are set, nobody is paid by the sandbox.
    if (setUp.type !== 'PayoutSetup') return;
    // Who is in the program has what the books say.
    if (amount === null) continue;
    const fund = { kind: 'fund' } as const;
    const sum = { amount, currency: 'USD' };
    const received = { debit: { kind: 'cash', owner: 'SANDBOX' }, credit: fund, kind: 'TRANSFER' } as const;
    const earned = { debit: fund, credit: { kind: 'writer', owner: personId }, kind: 'CREDIT' } as const;
    const transfers = [
      { ...sum, ...received, reference: `demo:${personId}:received` },
      { ...sum, ...earned, reference: `demo:${personId}:earned` },
    ];
    await withTransaction(then, ({ database, clock }) => postTransfers(database, transfers, clock.now()));
  }
  const signer = { ...viewerOf(required(personIds, taxForm.name)), steppedUpAt: then.clock.now() };
  await signTaxForm(as(then, signer), taxForm.answers);
  await makePayouts(then);
  const adminId = required(personIds, admin.name);
  const decider = {
    ...viewerOf(adminId),
    sessionId: 'demo',
    roles: new Set(admin.roles),
    steppedUpAt: then.clock.now(),
  };
  for (const { name, isApproved } of payouts) {
    const [review] = await context.database.query<{ id: string }>(
      'demo_review',
      'select r.id from payout_review r join payout p on p.id = r.payout_id where p.person_id = $1',
      [required(personIds, name)],
    );
    if (review === undefined || !isApproved) continue;
    const statement = 'We know this writer.';
    await decidePayoutReview(as(then, decider), { reviewId: review.id, isApproval: true, statement });
  }
  await workPayouts(then);
  // The first finds that one came back, the second that all agree.
  await comparePayouts(context);
  await comparePayouts(context);
}

async function hasPayouts({ database }: CommandContext): Promise<boolean> {
  return (await database.query('demo_payouts', 'select 1 from payout limit 1', [])).length > 0;
}
