import { HAS_PAID_MEMBERSHIP } from '#modules/money/billing/intent-conditions.ts';
import type { PaymentReactions } from '#modules/money/billing/payment-reactions.ts';
import { tellOfMembership } from './membership-events.ts';
import { end } from './membership-transitions.ts';
import { lockMembership } from './memberships.store.ts';
import { recordMembership } from './record-membership.ts';

// What was paid twice and went back gave no rights.
const LAST_PAID = `
  select i.id from payment_intent i join charge c on c.intent_id = i.id
  where i.subject_id = $1 and i.${HAS_PAID_MEMBERSHIP}
    and not exists (select from refund r where r.charge_id = c.id and r.reason = 'DUPLICATE')
  order by c.charged_at desc, c.receipt_number desc limit 1`;

/**
 * Ends a membership whose running period is not paid for any more, since the bank took the money back for good or
 * staff gave it back at the provider (0028). What an older payment paid for is over, and stays as it was.
 */
export const giveUpRights: PaymentReactions['moneyGone'] = async (inside, intent) => {
  if (intent.personId === null) return;
  const { personId } = intent;
  const membership = await lockMembership(inside.database, personId);
  if (membership?.status !== 'ACTIVE') return;
  const [last] = await inside.database.query<{ id: string }>('membership_last_paid', LAST_PAID, [personId]);
  if (last?.id !== intent.id) return;
  await recordMembership(inside, membership, end(membership, inside.clock.now()));
  await tellOfMembership(inside, 'membership.ended', { personId, hasFailed: true });
};
