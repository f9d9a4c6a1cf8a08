import { createHmac } from 'node:crypto';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { countOperation } from './limits.store.ts';

/**
 * At most so many in a window of so many seconds; windows stand still, so that a burst may be twice as long.
 * `amount` is how many one call takes, all or none; one where absent.
 */
export type OperationRule = { readonly most: number; readonly windowSeconds: number; readonly amount?: number };

export type TakeOutcome =
  | { readonly ok: true; readonly count: number }
  | { readonly ok: false; readonly retryAfterSeconds: number };

/**
 * Counts one operation of `name` for `key` (an address, a network, a browser, or `all`) over every
 * process, and says whether it may go on. Atomic: of many at once exactly `most` pass. Call it before
 * you open a transaction: rolled back, nothing was counted, and others wait for the row until the end.
 */
export async function takeOperation(
  context: Pick<CommandContext, 'database' | 'clock' | 'secrets'>,
  name: string,
  key: string,
  rule: OperationRule,
): Promise<TakeOutcome> {
  const windowLength = rule.windowSeconds * 1_000;
  const now = context.clock.now().getTime();
  const windowStart = Math.floor(now / windowLength) * windowLength;
  const windowEnd = windowStart + windowLength;
  const count = await countOperation(context.database, {
    name,
    keyHash: createHmac('sha256', context.secrets.secret('operation count')).update(key).digest('base64url'),
    windowStart: new Date(windowStart),
    expiresAt: new Date(windowEnd),
    amount: rule.amount ?? 1,
  });
  if (count <= rule.most) return { ok: true, count };
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil((windowEnd - now) / 1_000)) };
}
