import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';

/** Own judgement: more than anybody hides, shows and pins in an hour. */
const RULE = { most: 500, windowSeconds: 3_600 } as const;

/** Counts one thing that somebody does with the responses of others; undefined where they may go on. */
export async function countTending(context: CommandContext): Promise<Busy | undefined> {
  const { viewer } = context;
  if (viewer === null) return undefined;
  const taken = await takeOperation(context, 'tend responses', viewer.personId, RULE);
  return taken.ok ? undefined : busy(taken.retryAfterSeconds);
}
