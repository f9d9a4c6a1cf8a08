import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import type { Throttled } from './payment-outcome.ts';

/** Own judgement: cards are tried out by the hundred, and nobody means to pay more often in an hour. */
const MOST_AN_HOUR = { prepare: 20, pay: 20, confirm: 300 } as const;

/** Counts an operation that pays, for a person and over every process; null where it may go on. */
export async function throttlePayment(
  context: Pick<CommandContext, 'database' | 'clock' | 'secrets'>,
  personId: string,
  operation: keyof typeof MOST_AN_HOUR,
): Promise<Throttled | null> {
  const rule = { most: MOST_AN_HOUR[operation], windowSeconds: 3600 };
  const taken = await takeOperation(context, `payment ${operation}`, personId, rule);
  if (taken.ok) return null;
  return { type: 'TooManyRequests', message: messages.tooManyPayments, retryAfter: taken.retryAfterSeconds };
}
