import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { amountFor } from '#shared/payouts/payout-terms.ts';
import { reviewVerdict } from '#shared/payouts/review-rules.ts';
import { mustBeAllowed, NotAllowed } from '#modules/ground/acting.ts';
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
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import { mailPayout } from './mail-payout.ts';
import type { Payout } from './payout.ts';
import { lockReview, readVotes, replaceVote, updateReview } from './payout-reviews.store.ts';
import { lockPayout, updatePayout } from './payouts.store.ts';

export type Decision = { readonly reviewId: string; readonly isApproval: boolean; readonly statement: string };

export type DecideReviewOutcome =
  | { readonly type: 'PayoutReviewDecided'; readonly status: 'APPROVED' | 'INVALID' | 'PENDING' }
  | BadRequest
  | Conflict
  | NotFound;

const MOST_STATEMENT = 1000;

/**
 * Says of a payout that is held whether it is sent or forfeited, with a reason that its writer reads (rule 118). Above a
 * sum two people have to say the same, and nobody decides about their own. Until then whoever decided may change their
 * mind; the writer reads the reasons of those who carried it.
 */
export async function decidePayoutReview(context: CommandContext, decision: Decision): Promise<DecideReviewOutcome> {
  mustBeAllowed(canRunFinance(context));
  mustHaveSteppedUp(context);
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  const statement = decision.statement.trim();
  if (statement === '' || statement.length > MOST_STATEMENT) return badRequest(messages.statementNeeded);
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const review = await lockReview(database, decision.reviewId);
    const payout = review === null ? null : await lockPayout(database, review.payoutId);
    if (review === null || payout === null) return notFound(messages.noReview);
    if (review.status !== 'PENDING') return conflict(messages.decidedBefore);
    if (payout.personId === viewer.personId) return conflict(messages.ownPayout);
    const vote = { ...decision, statement, personId: viewer.personId, at: clock.now() };
    if (!(await replaceVote(database, vote))) return conflict(messages.votedBefore);
    const needed = peopleNeeded(payout, (await readSettings(database))['payouts.twoPersons']);
    const votes = await readVotes(database, decision.reviewId);
    const verdict = reviewVerdict(votes, needed);
    await writeAudit(inside, {
      action: 'payout.reviewed',
      targetKind: 'payout',
      targetId: payout.id,
      before: { status: review.status },
      after: { isApproval: decision.isApproval, statement, status: verdict ?? review.status },
    });
    if (verdict === null) return { type: 'PayoutReviewDecided', status: 'PENDING' };
    const carried = votes.filter((one) => one.isApproval === (verdict === 'APPROVED'));
    const reasons = carried.map((one) => one.statement).join('\n\n');
    await updateReview(database, decision.reviewId, verdict, reasons, clock.now());
    if (verdict === 'APPROVED') await updatePayout(database, payout, 'RELEASE', { due_at: clock.now() });
    else await forfeit(inside, payout);
    await mailPayout(inside, payout, verdict === 'APPROVED' ? 'released' : 'refused', reasons);
    return { type: 'PayoutReviewDecided', status: verdict };
  });
}

/** How many people have to agree about a payout. */
export function peopleNeeded({ money }: Pick<Payout, 'money'>, twoPersons: string): number {
  const from = amountFor(twoPersons, money.currency);
  return from !== null && money.amount >= from ? 2 : 1;
}

async function forfeit(inside: CommandContext, payout: Payout): Promise<void> {
  await updatePayout(inside.database, payout, 'FORFEIT');
  await postTransfers(
    inside.database,
    [
      {
        debit: { kind: 'payout_in_flight' },
        credit: { kind: 'forfeited' },
        amount: payout.money.amount,
        currency: payout.money.currency,
        kind: 'TRANSFER',
        reference: `payout:${payout.id}:forfeited`,
        period: payout.period,
      },
    ],
    inside.clock.now(),
  );
}
