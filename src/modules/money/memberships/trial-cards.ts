import { createHmac } from 'node:crypto';
import type { PaymentIntent } from '#modules/money/billing/payment-intent.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { insertTrialCard } from './memberships.store.ts';

/**
 * Takes the one trial of a card (rule 83), in the transaction that starts it; false where the card had it, by
 * whomever it was brought. What has no fingerprint, as PayPal, is held to once a person alone. Only a hash is kept.
 */
export async function takeTrialOfCard(inside: CommandContext, { id, method }: PaymentIntent): Promise<boolean> {
  const fingerprint = method?.fingerprint ?? `payment ${id}`;
  const hash = createHmac('sha256', inside.secrets.secret('trial card')).update(fingerprint).digest('base64url');
  return insertTrialCard(inside.database, { fingerprint: hash, intentId: id, now: inside.clock.now() });
}

const TAKEN = `
  select exists (select from trial_card where intent_id = $1)
    or exists (select from membership where person_id = $2 and status = 'ACTIVE') as "isThere"`;

/** Whether a trial that was asked for came about: its card may have had one before. */
export async function wasTrialTaken(
  { database }: Pick<CommandContext, 'database'>,
  intentId: string,
  personId: string,
): Promise<boolean> {
  const [row] = await database.query<{ isThere: boolean }>('trial_taken', TAKEN, [intentId, personId]);
  return row?.isThere === true;
}
