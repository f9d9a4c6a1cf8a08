import { giftMessages as messages } from '#shared/messages/gifts.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';

export type TooManyTries = {
  readonly type: 'TooManyRequests';
  readonly message: string;
  readonly retryAfter: number;
};

const HOUR = 3_600;

/** Wrong codes of one person, or of one browser where nobody is signed in, on one network in an hour. */
const OF_ONE = { most: 10, windowSeconds: HOUR } as const;

/** Wrong codes of a whole network in an hour: a school mistypes many, and only who is signed out is stopped by it. */
const OF_NETWORK = { most: 100, windowSeconds: HOUR } as const;

/** Whether somebody has tried too many codes, good ones included from then on. */
export async function mayTryCode(context: CommandContext): Promise<TooManyTries | null> {
  const own = await count(context, 'gift code person', ownKey(context), {
    ...OF_ONE,
    most: OF_ONE.most - 1,
    amount: 0,
  });
  if (own !== null || context.viewer !== null) return own;
  const rule = { ...OF_NETWORK, most: OF_NETWORK.most - 1, amount: 0 };
  return count(context, 'gift code network', networkOf(context), rule, messages.signInForCode);
}

/** Counts a code that nobody made; good ones do not count, so that a class may redeem theirs. */
export async function countWrongCode(context: CommandContext): Promise<TooManyTries | null> {
  const ofNetwork = await count(context, 'gift code network', networkOf(context), OF_NETWORK, messages.signInForCode);
  const own = await count(context, 'gift code person', ownKey(context), OF_ONE);
  return own ?? (context.viewer === null ? ofNetwork : null);
}

function networkOf({ browser }: CommandContext): string {
  return browser?.network ?? 'none';
}

function ownKey(context: CommandContext): string {
  const who = context.viewer?.personId ?? context.browser?.visitorHash ?? 'none';
  return `${who} ${networkOf(context)}`;
}

async function count(
  context: CommandContext,
  name: string,
  key: string,
  rule: { readonly most: number; readonly windowSeconds: number; readonly amount?: number },
  message: string = messages.tooManyCodes,
): Promise<TooManyTries | null> {
  const answer = await takeOperation(context, name, key, rule);
  return answer.ok ? null : { type: 'TooManyRequests', message, retryAfter: answer.retryAfterSeconds };
}
