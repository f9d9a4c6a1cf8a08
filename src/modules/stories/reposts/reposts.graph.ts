import type { GraphContext } from '#graphql/graph-context.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { noSuchStory } from '#modules/ground/story-outcome.ts';
import { readStories } from '#modules/stories/stories/read-story-feed.ts';
import { countReposts, readOwnRepostNote, readReposts } from './read-reposts.ts';
import { repostStory, undoRepost } from './repost-story.ts';

/** On a profile, beside what the person wrote. */
const MOST_ON_PROFILE = 5;

/** The part of the schema in `reposts.graphql`. */
export const repostsGraph = {
  Mutation: {
    repostPost: async (_root, { postId: storyId, note }, context) => {
      const answer = await repostStory(context.command, { storyId, note });
      return answer.type === 'Post' ? ((await storyAfter(context, storyId)) ?? noSuchStory) : answer;
    },
    undoRepost: async (_root, { postId: storyId }, context) => {
      await undoRepost(context.command, storyId);
      return (await storyAfter(context, storyId)) ?? null;
    },
  },
  Post: { repostCount: ({ id }, _arguments, context) => countReposts(context, id) },
  PostViewerEdge: { repostNote: ({ id }, _arguments, context) => readOwnRepostNote(context, id) },
  User: { reposts: ({ id }, _arguments, context) => readReposts(context, id, MOST_ON_PROFILE) },
  Repost: { post: ({ story }) => story },
} satisfies Resolvers;

async function storyAfter(context: GraphContext, storyId: string) {
  return (await readStories(context, [storyId]))[0];
}
