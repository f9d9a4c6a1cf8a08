import { giftMessages as messages } from '#shared/messages/gifts.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { takeOperation } from '#modules/sign-in-limits/take-operation.ts';

export interface TooManyTries {
  readonly type: 'TooManyRequests';
  readonly message: string;
  readonly retryAfter: number;
}

/** Decisions 100: ten an hour for a network, and for a person. Only codes that nobody made count: a class may redeem. */
const TRIES = 10;
const RULE = { most: TRIES, windowSeconds: 3_600 } as const;
/** Counts nothing, and passes while one more may be counted. */
const LOOK = { most: TRIES - 1, windowSeconds: 3_600, amount: 0 } as const;

function keysOf({ browser, viewer }: CommandContext): readonly (readonly [name: string, key: string])[] {
  const network = ['gift code network', browser?.network ?? 'none'] as const;
  return viewer === null ? [network] : [network, ['gift code person', viewer.personId]];
}

/** Whether somebody has tried too many codes, good ones included from then on. */
export function mayTryCode(context: CommandContext): Promise<TooManyTries | null> {
  return take(context, LOOK);
}

/** Counts a code that nobody made. */
export function countWrongCode(context: CommandContext): Promise<TooManyTries | null> {
  return take(context, RULE);
}

async function take(context: CommandContext, rule: typeof LOOK | typeof RULE): Promise<TooManyTries | null> {
  let refusal: TooManyTries | null = null;
  for (const [name, key] of keysOf(context)) {
    const answer = await takeOperation(context, name, key, rule);
    if (!answer.ok)
      refusal = { type: 'TooManyRequests', message: messages.tooManyCodes, retryAfter: answer.retryAfterSeconds };
  }
  return refusal;
}
