import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

/** Own judgement: more than anybody makes, fills and arranges in an hour. */
const RULE = { most: 1_000, windowSeconds: 3_600 } as const;

/** Who changes series, counted; throws `NotAllowed` for who is signed out or suspended. */
export async function startSeriesChange(context: CommandContext): Promise<{ readonly viewer: Viewer } | Busy> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const taken = await takeOperation(context, 'change series', viewer.personId, RULE);
  return taken.ok ? { viewer } : busy(taken.retryAfterSeconds);
}
