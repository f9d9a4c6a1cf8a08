import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { findMailedStory } from '#modules/telling/issues/mailed-story.ts';
import { newsletterLoader } from '#modules/telling/newsletters/load-newsletters.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { readSteps } from './automation-step.ts';
import { countsOfStep } from './count-turns.ts';
import { addAutomationStep, changeAutomationStep, removeAutomationStep, type SaveStepOutcome } from './save-step.ts';

/** The part of the schema in `automations.graphql`. */
export const automationsGraph = {
  Newsletter: {
    automation: (newsletter, _arguments, { viewer, database }) =>
      canRunNewsletter(viewer, newsletter) ? readSteps(database, newsletter.id) : null,
  },
  Mutation: {
    addAutomationStep: async (_root, { newsletterId, trigger, postId, delayDays }, context) => {
      const wish = { newsletterId, trigger: triggers[trigger], storyId: postId, delayDays };
      return present(context, await addAutomationStep(context.command, wish));
    },
    changeAutomationStep: async (_root, { stepId, delayDays }, context) =>
      present(context, await changeAutomationStep(context.command, stepId, delayDays)),
    removeAutomationStep: async (_root, { stepId }, context) =>
      present(context, await removeAutomationStep(context.command, stepId)),
  },
  AutomationStep: {
    trigger: ({ trigger }) => triggerNames[trigger],
    post: async ({ storyId }, _arguments, context) => (await findMailedStory(context, storyId)) ?? null,
    waitingCount: async ({ id }, _arguments, context) => (await countsOfStep(context, id)).waiting,
    isWaitingAtMost: async ({ id }, _arguments, context) => (await countsOfStep(context, id)).isAtMost,
    sentCount: async ({ id }, _arguments, context) => (await countsOfStep(context, id)).sent,
  },
} satisfies Resolvers;

const triggers = { SUBSCRIBED: 'subscribed', IMPORTED: 'imported', BECAME_MEMBER: 'became_member' } as const;
const triggerNames = { subscribed: 'SUBSCRIBED', imported: 'IMPORTED', became_member: 'BECAME_MEMBER' } as const;

/** As it is after the change. */
async function present({ loaders }: Pick<ReadContext, 'loaders'>, outcome: SaveStepOutcome) {
  if (outcome.type !== 'Newsletter') return outcome;
  const newsletter = await loaders.get(newsletterLoader).load(outcome.newsletterId);
  return { type: 'Newsletter' as const, ...required(newsletter, 'newsletter') };
}
