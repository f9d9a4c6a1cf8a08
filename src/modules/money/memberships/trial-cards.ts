import { createHmac } from 'node:crypto';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { insertTrialCard } from './memberships.store.ts';
import { startPurpose } from './purposes.ts';

/**
 * Takes the one trial of a card (rule 83), in the transaction that starts it; false where the card had it, by
 * whomever it was brought. What has no fingerprint, as PayPal, is held to once a person alone. Only a hash is kept.
 */
export async function takeTrialOfCard(inside: CommandContext, { id, method }: PaymentIntent): Promise<boolean> {
  const fingerprint = method?.fingerprint ?? `payment ${id}`;
  const hash = createHmac('sha256', inside.secrets.standing('trial card')).update(fingerprint).digest('base64url');
  return insertTrialCard(inside.database, { fingerprint: hash, intentId: id, now: inside.clock.now() });
}

const BECAME = `
  select exists (select from trial_card where intent_id = $1) as "isTaken",
    exists (select from membership where person_id = $2 and status = 'ACTIVE') as "isMember"`;

/**
 * What became of a method that was kept instead of a first payment: it began the membership, its person is a member by
 * something else, or its card had a trial before.
 */
export async function outcomeOfTrial(
  { database }: Pick<CommandContext, 'database'>,
  { id, purpose }: PaymentIntent,
  personId: string,
): Promise<'BEGAN' | 'MEMBER_ALREADY' | 'CARD_USED'> {
  const [row] = await database.query<{ isTaken: boolean; isMember: boolean }>('trial_became', BECAME, [id, personId]);
  // Where a coupon left nothing to pay, no trial of the card was asked for.
  const hasBegun = startPurpose.parse(purpose).isTrial ? row?.isTaken === true : row?.isMember === true;
  if (hasBegun) return 'BEGAN';
  return row?.isMember === true ? 'MEMBER_ALREADY' : 'CARD_USED';
}
