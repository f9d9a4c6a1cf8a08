import { splitMessages as messages } from '#shared/messages/splits.ts';
import { type GivenShare, splitFault } from '#shared/splits/split-rules.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { forbiddenStory, noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import { findManageable } from '#modules/stories/stories/find-manageable.ts';
import { lockManagedStory } from '#modules/stories/stories/managed-story.ts';
import { loadSplits } from './read-splits.ts';
import { sendProposal } from './send-proposal.ts';
import type { SplitOutcome, StorySplits } from './split.ts';
import { canProposeSplit } from './splits.policy.ts';
import { insertSplit, withdrawOpen } from './splits.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'split.proposed': { readonly splitId: string };
    'split.withdrawn': { readonly storyId: string };
  }
}

/** Own judgement: each sends mails. */
const RULE = { most: 30, windowSeconds: 86_400 } as const;

/**
 * Asks the other authors of a story, and whoever has a share of it already, whether its earnings are shared so from
 * now on; nothing changes before all agree (rule 221). Takes the place of what was proposed before.
 */
export async function proposeSplit(
  context: CommandContext,
  { storyId, shares }: { readonly storyId: string; readonly shares: readonly GivenShare[] },
): Promise<SplitOutcome> {
  const { viewer } = context;
  const story = await findManageable(context, storyId, canProposeSplit);
  if ('type' in story) return story;
  if (viewer === null) return forbiddenStory;
  const fault = splitFault(shares);
  if (fault !== undefined) return refuse('BadRequest', messages.faults[fault]);
  const taken = await takeOperation(context, 'propose split', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SplitOutcome> => {
    const { database, clock } = inside;
    const now = await lockManagedStory(database, storyId);
    if (now === undefined || !canProposeSplit(viewer, now)) return noSuchStory;
    const [splits] = await loadSplits(database, [storyId]);
    if (splits === undefined) return noSuchStory;
    const { partyIds } = splits;
    if (shares.some(({ personId }) => !partyIds.includes(personId))) return refuse('BadRequest', messages.outsider);
    if (partyIds.length === 0) return refuse('BadRequest', messages.alone);
    // Whoever gets nothing is asked as well: without an agreement they would share equally, or they have a share now.
    const asked = partyIds.map((personId) => ({ personId, percent: percentOf(shares, personId) }));
    if (isStanding(splits, asked)) return refuse('BadRequest', messages.same);
    await withdrawOpen(database, storyId);
    const id = createId();
    await insertSplit(database, { id, storyId, shares: asked, now: clock.now() });
    await emitEvent(database, 'split.proposed', { splitId: id });
    for (const { personId, percent } of asked)
      await sendProposal(inside, { personId, percent, creatorId: viewer.personId, title: now.title });
    return anew(inside, storyId);
  });
}

/** Takes back what was proposed and waits for somebody. */
export async function withdrawSplit(context: CommandContext, storyId: string): Promise<SplitOutcome> {
  const { viewer } = context;
  const story = await findManageable(context, storyId, canProposeSplit);
  if ('type' in story) return story;
  const taken = await takeOperation(context, 'withdraw split', viewer?.personId ?? storyId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<SplitOutcome> => {
    await lockManagedStory(inside.database, storyId);
    if (!(await withdrawOpen(inside.database, storyId))) return refuse('NotFound', messages.gone);
    await emitEvent(inside.database, 'split.withdrawn', { storyId });
    return anew(inside, storyId);
  });
}

/** What stands and what waits now. */
export async function anew({ database }: CommandContext, storyId: string): Promise<SplitOutcome> {
  const [splits] = await loadSplits(database, [storyId]);
  return splits ?? noSuchStory;
}

function percentOf(shares: readonly GivenShare[], personId: string): number {
  return shares.find((share) => share.personId === personId)?.percent ?? 0;
}

function isStanding({ standing }: StorySplits, asked: readonly GivenShare[]): boolean {
  return standing !== null && asked.every(({ personId, percent }) => percentOf(standing.shares, personId) === percent);
}
