import { storyMessages } from '#shared/messages/story.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { canBeMailed } from './decide-delivery.ts';
import { skipRest } from './deliveries.store.ts';
import { enqueueSending } from './freeze-issues.ts';
import { holdOpen } from '#modules/telling/newsletters/read-newsletters.ts';
import { addToIssue, findIssueOfStep, insertStepIssue, moveIssue } from './issues.store.ts';

type Step = { readonly id: string; readonly newsletterId: string; readonly storyId: string };

/**
 * Writes down readers who get a story by a step of a series now, in the transaction that it is called in. A step has one
 * issue, which begins anew with each who comes; whoever has the story already does not get it again, and nobody gets what
 * was stopped, or by a newsletter that ended.
 */
export async function addToStepIssue(
  inside: CommandContext,
  { id: stepId, newsletterId, storyId }: Step,
  subscriberIds: readonly string[],
): Promise<void> {
  const { database, clock } = inside;
  const story = await commandReader(inside).loaders.get(storyLoader).load(storyId);
  if (story?.state !== 'published') return;
  if (!(await holdOpen(database, newsletterId))) return;
  const now = clock.now();
  const subject = story.title || storyMessages.untitled;
  await insertStepIssue(database, { stepId, newsletterId, storyId, subject, now });
  const canGo = await canBeMailed(inside, storyId);
  const isAdded = await addToIssue(database, { stepId, storyId, subscriberIds, canGo, now });
  if (isAdded && canGo) await enqueueSending(database);
}

/** Nobody who was not written to yet is. */
export async function endIssueOfStep({ database, clock }: CommandContext, stepId: string): Promise<void> {
  const issueId = await findIssueOfStep(database, stepId);
  if (issueId === undefined) return;
  const now = clock.now();
  const change = { from: ['waiting', 'sending', 'paused'], state: 'stopped', reason: 'writer', now } as const;
  if (await moveIssue(database, issueId, change)) await skipRest(database, issueId, now);
}
