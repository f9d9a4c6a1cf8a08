import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';

/** Own judgement: more than anybody saves, moves and notes in an hour. */
const RULE = { most: 1_000, windowSeconds: 3_600 } as const;

/** Who changes lists, counted; throws `NotAllowed` for who is signed out, or suspended and would be seen by others. */
export async function startListChange(
  context: CommandContext,
  { whileSuspended = false }: { readonly whileSuspended?: boolean } = {},
): Promise<{ readonly personId: string } | Busy> {
  const { viewer } = context;
  if (viewer === null || (viewer.isSuspended && !whileSuspended)) throw new NotAllowed();
  const { personId } = viewer;
  const taken = await takeOperation(context, 'change lists', personId, RULE);
  return taken.ok ? { personId } : busy(taken.retryAfterSeconds);
}
