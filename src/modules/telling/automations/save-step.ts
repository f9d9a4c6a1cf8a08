import { automationMessages as messages } from '#shared/messages/automations.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { automationLimits, isDelay } from '#shared/newsletters/automation-rules.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import {
  type BadRequest,
  badRequest,
  type Conflict,
  conflict,
  type NotFound,
  notFound,
} from '#modules/ground/refusals.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { endIssueOfStep } from '#modules/telling/issues/step-issues.ts';
import { type Newsletter, ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { mustRunNewslettersOf } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { type AutomationStep, findStep } from './automation-step.ts';
import { countSteps, deleteStep, insertStep, updateDelay } from './automations.store.ts';
import type { AutomationTrigger } from './automations.tables.ts';

/** Own judgement: more than anybody arranges in an hour. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;

type StepWish = {
  readonly newsletterId: string;
  readonly trigger: AutomationTrigger;
  readonly storyId: string;
  readonly delayDays: number;
};
type StepSaved = { readonly type: 'Newsletter'; readonly newsletterId: string };
export type SaveStepOutcome = StepSaved | BadRequest | NotFound | Conflict | Busy;

/** Has a story go to everybody whom something sets a series off for from now on, so many days after it (rule 183). */
export async function addAutomationStep(context: CommandContext, wish: StepWish): Promise<SaveStepOutcome> {
  const { newsletterId, trigger, storyId, delayDays } = wish;
  const newsletter = await findOwn(context, newsletterId);
  if ('type' in newsletter) return newsletter;
  if (newsletter.endedAt !== null) return conflict(messages.ended);
  if (!isDelay(delayDays)) return badRequest(formatMessage(messages.delay, { most: automationLimits.mostDays }));
  const taken = await takeOperation(context, 'save automation', newsletterId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  if (!(await isTheirs(context, newsletter, storyId))) return notFound(messages.noStory);
  return await withTransaction(context, async ({ database, clock }) => {
    if ((await countSteps(database, newsletterId, trigger)) >= automationLimits.mostSteps) {
      return conflict(formatMessage(messages.tooMany, { most: automationLimits.mostSteps }));
    }
    const now = clock.now();
    const isNew = await insertStep(database, {
      id: createId(),
      newsletter_id: newsletterId,
      trigger,
      story_id: storyId,
      delay_days: delayDays,
      created_at: now,
      changed_at: now,
    });
    return isNew ? { type: 'Newsletter', newsletterId } : conflict(messages.twice);
  });
}

/** Moves a step, also for those who wait for it. */
export async function changeAutomationStep(
  context: CommandContext,
  stepId: string,
  delayDays: number,
): Promise<SaveStepOutcome> {
  const step = await findOwnStep(context, stepId);
  if ('type' in step) return step;
  if (!isDelay(delayDays)) return badRequest(formatMessage(messages.delay, { most: automationLimits.mostDays }));
  const taken = await takeOperation(context, 'save automation', step.newsletterId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  await withTransaction(context, ({ database, clock }) =>
    updateDelay(database, { id: stepId, delayDays, now: clock.now() }),
  );
  return { type: 'Newsletter', newsletterId: step.newsletterId };
}

/** Takes a step out: nobody who has not been written to gets it any more. */
export async function removeAutomationStep(context: CommandContext, stepId: string): Promise<SaveStepOutcome> {
  const step = await findOwnStep(context, stepId);
  if ('type' in step) return step;
  await withTransaction(context, async (inside) => {
    await deleteStep(inside.database, stepId);
    await endIssueOfStep(inside, stepId);
  });
  return { type: 'Newsletter', newsletterId: step.newsletterId };
}

async function findOwn(context: CommandContext, newsletterId: string): Promise<Newsletter | NotFound> {
  const newsletter = await findNewsletter(context.database, newsletterId);
  if (newsletter === undefined) return notFound(messages.noNewsletter);
  mustRunNewslettersOf(context, ownerOf(newsletter));
  return newsletter;
}

async function findOwnStep(context: CommandContext, stepId: string): Promise<AutomationStep | NotFound> {
  const step = await findStep(context.database, stepId);
  if (step === undefined) return notFound(messages.noStep);
  const newsletter = await findOwn(context, step.newsletterId);
  return 'type' in newsletter ? newsletter : step;
}

/** Whether readers can see a story, and it is by whose the newsletter is. */
async function isTheirs(context: CommandContext, newsletter: Newsletter, storyId: string): Promise<boolean> {
  const outcome = await findStory(commandReader(context), storyId);
  if (outcome.kind !== 'story' || outcome.story.state !== 'published') return false;
  const { kind, id } = ownerOf(newsletter);
  return kind === 'person' ? outcome.story.authorIds.includes(id) : outcome.story.publicationId === id;
}
