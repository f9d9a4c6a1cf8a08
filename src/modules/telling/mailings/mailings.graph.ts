import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import { storyAnew } from '#modules/stories/stories/story-anew.ts';
import { newsletterLoader } from '#modules/telling/newsletters/load-newsletters.ts';
import { sourceNames } from '#modules/telling/subscribers/source-names.ts';
import { chooseMailing } from './choose-mailing.ts';
import { createLetter } from './create-letter.ts';
import { audienceOf, reachNames } from './mail-audience.ts';
import { mailingLoader } from './mailing.ts';

/** The part of the schema in `mailings.graphql`. */
export const mailingsGraph = {
  Mutation: {
    createLetter: (_root, { newsletterId, input }, { command }) =>
      createLetter(command, {
        newsletterId,
        correctedIssueId: null,
        title: input.title,
        subtitle: input.subtitle,
        document: input.document,
        previewBreak: input.previewBreak ?? null,
        saveId: input.saveId,
        language: input.language ?? 'en',
      }),
    choosePostMailing: async (_root, { postId, newsletterId, audience }, context) => {
      const wish = { storyId: postId, newsletterId: newsletterId ?? null, audience: audienceOf(audience) };
      const outcome = await chooseMailing(context.command, wish);
      context.loaders.get(mailingLoader).clear(postId);
      return storyAnew(context, outcome);
    },
  },
  Post: {
    mailing: async (story, _arguments, { viewer, loaders }) =>
      canEditStory(viewer, story) ? ((await loaders.get(mailingLoader).load(story.id)) ?? null) : null,
  },
  PostMailing: {
    id: ({ storyId }) => storyId,
    newsletter: async ({ newsletterId }, _arguments, { loaders }) =>
      (await loaders.get(newsletterLoader).load(newsletterId)) ?? null,
    reach: ({ reach }) => reachNames[reach],
    isCorrection: ({ correctedIssueId }) => correctedIssueId !== null,
    source: ({ source }) => (source === null ? null : sourceNames[source]),
  },
} satisfies Resolvers;
