import { buildPath } from '#shared/routes/build-path.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { readAuditOfStory } from '#modules/running/moderation/read-audit.ts';
import { suspendStoryFor, unsuspendStoryFor } from './moderate-story.ts';
import {
  canModerateStory,
  findAdminStory,
  readStoryCases,
  readStoryReach,
  readStoryVersions,
} from './read-admin-story.ts';

/** The part of the schema in `moderated-stories.graphql`. */
export const moderatedStoriesGraph = {
  Query: {
    adminPost: async (_root, { postId }, { command }) => (await findAdminStory(command, postId)) ?? null,
  },
  Mutation: {
    suspendPost: (_root, { postId: storyId, reason: facts, endsAt, ...ground }, { command }) =>
      suspendStoryFor(command, { storyId, facts, ...ground, endsAt: endsAt ? new Date(endsAt) : null }),
    unsuspendPost: (_root, { postId, reason, wasWrong }, { command }) =>
      unsuspendStoryFor(command, { storyId: postId, reason, wasWrong: wasWrong ?? false }),
  },
  AdminPost: {
    path: ({ id, firstPublishedAt }) => (firstPublishedAt === null ? null : buildPath('ShowPost', { postId: id })),
    state: ({ state }) => states[state],
    isLocked: ({ visibility }) => visibility === 'locked',
    isUnlisted: ({ visibility }) => visibility === 'unlisted',
    authors: async ({ authorIds }, _arguments, { loaders }) => {
      const people = await Promise.all(authorIds.map((id) => loaders.get(personLoader).load(id)));
      return people.filter((person) => person !== undefined);
    },
    collection: async ({ publicationId }, _arguments, { loaders }) =>
      publicationId === null ? null : ((await loaders.get(publicationLoader).load(publicationId)) ?? null),
    versions: ({ id }, _arguments, { command }) => readStoryVersions(command, id),
    cases: ({ id }, _arguments, { command }) => readStoryCases(command, id),
    reach: (story, _arguments, { command }) => readStoryReach(command, story),
    audit: ({ id }, _arguments, { command }) => readAuditOfStory(command, id),
    viewerCanModerate: (story, _arguments, { command }) => canModerateStory(command, story),
  },
  AdminPostVersion: { kind: ({ kind }) => kinds[kind] },
  AdminPostCase: { state: ({ state }) => caseStates[state] },
} satisfies Resolvers;

const states = { draft: 'DRAFT', published: 'PUBLISHED', suspended: 'SUSPENDED', trashed: 'TRASHED' } as const;
const kinds = { saved: 'SAVED', published: 'PUBLISHED', restored: 'RESTORED', merged: 'MERGED' } as const;
const caseStates = { open: 'OPEN', upheld: 'UPHELD', dismissed: 'DISMISSED' } as const;
