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
  const { keyHash, windowStart, windowEnd } = countedIn(context, key, rule);
  const amount = rule.amount ?? 1;
  const count = await countOperation(context.database, { name, keyHash, windowStart, expiresAt: windowEnd, amount });
  if (count <= rule.most) return { ok: true, count };
  const left = windowEnd.getTime() - context.clock.now().getTime();
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(left / 1_000)) };
}

/** Under what a key is counted now, and from when to when. */
export function countedIn(
  { clock, secrets }: Pick<CommandContext, 'clock' | 'secrets'>,
  key: string,
  { windowSeconds }: OperationRule,
): { readonly keyHash: string; readonly windowStart: Date; readonly windowEnd: Date } {
  const length = windowSeconds * 1_000;
  const start = Math.floor(clock.now().getTime() / length) * length;
  return {
    keyHash: createHmac('sha256', secrets.standing('operation count')).update(key).digest('base64url'),
    windowStart: new Date(start),
    windowEnd: new Date(start + length),
  };
}
