import { partnerMessages as messages } from '#shared/messages/partner.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type RateLimited, rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type Conflict, conflict } from '#modules/ground/refusals.ts';
import { freeStoriesOf } from '#modules/stories/stories/free-stories-of.ts';
import type { Enrollment } from './enrollment.ts';
import { leave } from './partner.store.ts';

const RULE = { most: 20, windowSeconds: 24 * 3_600 } as const;

/** Leaves the partner program: stories are free at once, what was earned stays theirs (rule 119). */
export async function leavePartnerProgram(
  context: CommandContext,
): Promise<{ readonly enrollment: Enrollment } | Conflict | RateLimited> {
  const { viewer } = context;
  if (viewer === null || viewer.sessionId === null) throw new NotAllowed();
  const { personId } = viewer;
  const taken = await takeOperation(context, 'leave as partner', personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  const enrollment = await withTransaction(context, async (inside) => {
    const left = await leave(inside.database, personId, inside.clock.now());
    if (left === undefined) return undefined;
    // Whoever dies between this and the last story leaves the rest to the reaction.
    await emitEvent(inside.database, 'partner.left', { personId });
    return left;
  });
  if (enrollment === undefined) return conflict(messages.notIn);
  await freeStoriesOf(asProgram(context), personId);
  return { enrollment };
}
