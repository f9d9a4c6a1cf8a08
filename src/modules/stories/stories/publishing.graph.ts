import type { PostSettingsInput, Resolvers } from '#graphql/generated/resolver-types.ts';
import { publishingMessages } from '#shared/messages/publishing.ts';
import { canClap } from '#modules/reading/claps/claps.policy.ts';
import { whyNoHighlight } from '#modules/reading/highlights/highlights.policy.ts';
import { readPage } from '#modules/ground/paging.ts';
import { required } from '#modules/ground/required.ts';
import { findNoResponse } from '#modules/reading/responses/may-respond.ts';
import { publishStory } from './publish-story.ts';
import { filterOf, purgedAt, readStorySettings } from './read-story-settings.ts';
import { countYourStories, readYourStories } from './read-your-stories.ts';
import { restoreStory } from './restore-story.ts';
import { canDeleteStory, canEditStory, canPublishStory, mustConfirmToPublish } from './stories.policy.ts';
import type { StorySettings } from './story-settings.ts';
import { storyAnew } from './story-anew.ts';
import { trashStory } from './trash-story.ts';
import { unpublishStory } from './unpublish-story.ts';
import { unscheduleStory } from './unschedule-story.ts';
import { updateStorySettings } from './update-story-settings.ts';
import { storyLoader } from './kept-stories.ts';

/** The part of the schema in `publishing.graphql`. */
export const publishingGraph = {
  Query: {
    yourPosts: (_root, { filter, query, paging }, context) => readYourStories(context, filter, readPage(paging), query),
    yourPostCounts: (_root, _arguments, context) => countYourStories(context),
  },
  Mutation: {
    publishPost: async (_root, { input }, context) => {
      const { postId: storyId, baseRev, scheduleAt, timeZone } = input;
      const schedule = scheduleAt ? { at: new Date(scheduleAt), timeZone: timeZone ?? '' } : null;
      const settings = readSettings(input);
      return storyAnew(context, await publishStory(context.command, { storyId, baseRev, settings, schedule }));
    },
    updatePostSettings: async (_root, { input }, context) =>
      storyAnew(context, await updateStorySettings(context.command, input.postId, readSettings(input))),
    unschedulePost: async (_root, { targetPostId }, context) =>
      storyAnew(context, await unscheduleStory(context.command, targetPostId)),
    unpublishPost: async (_root, { targetPostId }, context) =>
      storyAnew(context, await unpublishStory(context.command, targetPostId)),
    deletePost: async (_root, { targetPostId }, context) =>
      storyAnew(context, await trashStory(context.command, targetPostId)),
    undeletePost: async (_root, { targetPostId }, context) =>
      storyAnew(context, await restoreStory(context.command, targetPostId)),
  },
  Post: {
    aiDisclosure: ({ aiDisclosure }) => wireDisclosures[aiDisclosure],
    responseLevel: ({ responseLevel }) => wireLevels[responseLevel],
    viewerCan: (story) => story,
    settings: (story, _arguments, context) => readStorySettings(context, story),
  },
  PostViewerCan: {
    edit: (story, _arguments, { viewer }) => canEditStory(viewer, story),
    publish: (story, _arguments, { viewer }) => canPublishStory(viewer, story),
    noPublishReason: (story, _arguments, { viewer }) =>
      canEditStory(viewer, story) && mustConfirmToPublish(viewer) ? publishingMessages.confirmAddress : null,
    delete: (story, _arguments, { viewer }) => canDeleteStory(viewer, story),
    clap: (story, _arguments, { viewer }) =>
      story.state === 'published' && canClap(viewer, { makerIds: story.authorIds }),
    respond: async (story, _arguments, context) =>
      story.state === 'published' && (await findNoResponse(context, { kind: 'story', story })) === undefined,
    highlight: (story, _arguments, { viewer }) => whyNoHighlight(viewer, story) === undefined,
  },
  PostSettings: {
    filter: filterOf,
    purgedAt,
    publishingActions: async ({ id }, _arguments, { viewer, loaders }) => {
      const story = required(await loaders.get(storyLoader).load(id), 'story');
      if (!canPublishStory(viewer, story)) return [];
      const isAuthor = viewer !== null && story.authorIds.includes(viewer.personId);
      return [
        'PUBLISH_POST',
        ...(story.state === 'draft' ? (['SCHEDULE_POST_PUBLISH'] as const) : []),
        // Only its authors hand a story in.
        ...(isAuthor ? (['SUBMIT_POST_TO_PUBLICATION'] as const) : []),
      ];
    },
  },
  YourPost: { post: ({ story }) => story, readingTime: ({ readingMinutes }) => readingMinutes },
  YourPostFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;

const wireDisclosures = { none: 'NONE', assisted: 'ASSISTED', generated: 'GENERATED' } as const;
const wireLevels = { everyone: 'EVERYONE', followers: 'FOLLOWERS', members: 'MEMBERS', off: 'OFF' } as const;
const disclosures = { NONE: 'none', ASSISTED: 'assisted', GENERATED: 'generated' } as const;
const levels = { EVERYONE: 'everyone', FOLLOWERS: 'followers', MEMBERS: 'members', OFF: 'off' } as const;
const visibilities = { PUBLIC: 'public', LOCKED: 'locked', UNLISTED: 'unlisted' } as const;

/** A value that may not be null and is, is as good as left out. */
function readSettings(input: Omit<PostSettingsInput, 'postId'>): StorySettings {
  const { visibility, aiDisclosure, responseLevel } = input;
  return {
    topics: input.topics ?? undefined,
    visibility: visibility ? visibilities[visibility] : undefined,
    canonicalUrl: input.canonicalUrl,
    seoTitle: input.seoTitle,
    seoDescription: input.seoDescription,
    license: input.license ?? undefined,
    aiDisclosure: aiDisclosure ? disclosures[aiDisclosure] : undefined,
    isMailed: input.isMailed ?? undefined,
    coverImageId: noneIfEmpty(input.coverImageId),
    coverAlt: input.coverAlt ?? undefined,
    coverFocusPercentX: input.coverFocusPercentX ?? undefined,
    coverFocusPercentY: input.coverFocusPercentY ?? undefined,
    publicationId: noneIfEmpty(input.collectionId),
    language: input.language,
    isResponsesClosed: input.isResponsesClosed ?? undefined,
    responseLevel: responseLevel ? levels[responseLevel] : undefined,
  };
}

/** An empty id names nothing, as an empty text of the other settings does. */
function noneIfEmpty(id: string | null | undefined): string | null | undefined {
  return id === '' ? null : id;
}
