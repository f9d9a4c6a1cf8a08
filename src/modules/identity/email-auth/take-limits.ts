import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { operationRules } from './email-auth-rules.ts';

type Count = readonly [name: keyof typeof operationRules, key: string];

/** Counts one operation under each name, and answers with the seconds to wait where one of them is full. */
export async function takeLimits(context: CommandContext, counts: readonly Count[]): Promise<number | undefined> {
  for (const [name, key] of counts) {
    const answer = await takeOperation(context, `email-auth ${name}`, key, operationRules[name]);
    if (!answer.ok) return answer.retryAfterSeconds;
  }
  return undefined;
}
