import { splitMessages as messages } from '#shared/messages/splits.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { refuse } from '#modules/ground/story-outcome.ts';
import { lockManagedStory } from '#modules/stories/stories/managed-story.ts';
import { anew } from './propose-split.ts';
import { loadSplits } from './read-splits.ts';
import type { SplitOutcome } from './split.ts';
import { canLeaveSplit, isAwaited } from './splits.policy.ts';
import { agreeToSplit, declineSplit, leaveShare, settleSplit, withdrawOpen } from './splits.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'split.agreed': { readonly splitId: string; readonly personId: string };
    'split.settled': { readonly splitId: string; readonly personId: string };
    'split.declined': { readonly splitId: string; readonly personId: string };
    'split.left': { readonly splitId: string; readonly personId: string };
  }
}

const gone = refuse('NotFound', messages.gone);
const DAY = 86_400_000;

/** Own judgement: nobody answers or leaves more often. */
const RULE = { most: 100, windowSeconds: 86_400 } as const;

type Answered = { readonly storyId: string; readonly splitId: string; readonly isAccepted: boolean };

/**
 * Says yes or no to what was proposed. With the last yes it stands, from the next day (UTC) on, or at once where
 * nobody could read the story yet (rule 221); one no ends it.
 */
export async function answerSplit(
  context: CommandContext,
  { storyId, splitId, isAccepted }: Answered,
): Promise<SplitOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const { personId } = viewer;
  const taken = await takeOperation(context, 'answer split', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SplitOutcome> => {
    const { database, clock } = inside;
    const story = await lockManagedStory(database, storyId);
    const [splits] = await loadSplits(database, [storyId]);
    // Whoever saw another proposal agrees to nothing that they did not see.
    if (story === undefined || splits?.proposed?.id !== splitId || !splits.isOpen) return gone;
    if (!isAwaited(viewer, splits.proposed)) return gone;
    if (!isAccepted) {
      await declineSplit(database, splitId);
      await emitEvent(database, 'split.declined', { splitId, personId });
      return anew(inside, storyId);
    }
    const asked = new Set(splits.proposed.shares.map((share) => share.personId));
    if (splits.partyIds.some((party) => !asked.has(party))) {
      // Somebody became an author meanwhile, and was not asked.
      await withdrawOpen(database, storyId);
      return refuse('Conflict', messages.otherAuthors);
    }
    const now = clock.now();
    const isLast = await agreeToSplit(database, { id: splitId, personId, now });
    if (isLast) await settleSplit(database, { id: splitId, effectiveOn: firstDay(now, story.firstPublishedAt), now });
    await emitEvent(database, isLast ? 'split.settled' : 'split.agreed', { splitId, personId });
    return anew(inside, storyId);
  });
}

/** Gives one's share back to who began the story, from the next day (UTC) on. */
export async function leaveSplit(context: CommandContext, storyId: string): Promise<SplitOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const { personId } = viewer;
  const taken = await takeOperation(context, 'leave split', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SplitOutcome> => {
    const { database, clock } = inside;
    const story = await lockManagedStory(database, storyId);
    const [splits] = await loadSplits(database, [storyId]);
    if (story === undefined || splits === undefined || !canLeaveSplit(viewer, splits.standing)) return gone;
    const splitId = splits.standing?.id ?? '';
    await leaveShare(database, { id: splitId, personId, leftOn: firstDay(clock.now(), story.firstPublishedAt) });
    await emitEvent(database, 'split.left', { splitId, personId });
    return anew(inside, storyId);
  });
}

/** Nothing of what was read before changes hands. */
function firstDay(now: Date, firstPublishedAt: Date | null): string {
  return new Date(now.getTime() + (firstPublishedAt === null ? 0 : DAY)).toISOString().slice(0, 10);
}
