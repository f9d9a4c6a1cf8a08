import type { GraphContext } from '#graphql/graph-context.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { List } from '#modules/reading/lists/list.ts';
import { emptyFeed, readPage } from '#modules/ground/paging.ts';
import { required } from '#modules/ground/required.ts';
import { notThere } from '#modules/reading/responses/place.ts';
import { presentResponse } from '#modules/reading/responses/find-response.ts';
import type { PresentedResponse } from '#modules/reading/responses/response.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { listLoader } from '#modules/reading/lists/load-lists.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import type { ClapOutcome } from './clap-story.ts';
import { clapList } from './clap-story.ts';
import { clapResponse } from './clap-story.ts';
import { clapStory } from './clap-story.ts';
import { fanCountOf, readRecommendedStories, readVoters } from './read-claps.ts';
import { forgetViewerClaps, viewerClaps } from './read-claps.ts';

type Refusal = Exclude<ClapOutcome, { readonly type: 'Clapped' }>;

/** The part of the schema in `claps.graphql`. */
export const clapsGraph = {
  Query: {
    postVoters: async (_root, { postId, paging }, context) => {
      const lookup = await findStory(context, postId);
      return lookup.kind === 'story' ? readVoters(context, 'story', postId, readPage(paging)) : emptyFeed;
    },
  },
  Mutation: {
    clapPost: async (_root, { targetPostId: id, clapCount }, context) => {
      const outcome = await clapStory(context.command, { storyId: id, count: clapCount });
      return outcome.type === 'Clapped' ? storyAnew(context, id) : outcome;
    },
    clapPostResponse: async (_root, { targetResponseId: id, clapCount }, context) => {
      const outcome = await clapResponse(context.command, { responseId: id, count: clapCount });
      return outcome.type === 'Clapped' ? responseAnew(context, id) : outcome;
    },
    clapCatalog: async (_root, { targetCatalogId: id, clapCount }, context) => {
      const outcome = await clapList(context.command, { listId: id, count: clapCount });
      return outcome.type === 'Clapped' ? listAnew(context, id) : outcome;
    },
  },
  Post: {
    fanCount: (story, _arguments, context) => fanCountOf(context, story.id),
    voters: (story, { paging }, context) => readVoters(context, 'story', story.id, readPage(paging)),
  },
  PostViewerEdge: { clapCount: (story, _arguments, context) => viewerClaps(context, { kind: 'story', id: story.id }) },
  Catalog: {
    clappers: (list, { paging }, context) => readVoters(context, 'list', list.id, readPage(paging)),
  },
  CatalogViewerEdge: { clapCount: (list, _arguments, context) => viewerClaps(context, { kind: 'list', id: list.id }) },
  User: {
    recommendedPosts: (person, { paging }, context) => readRecommendedStories(context, person.id, readPage(paging)),
  },
  Voter: { user: ({ person }) => person },
  VoterFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;

/** As it is after the change, also where it had been loaded before. */
async function storyAnew(context: GraphContext, id: string): Promise<Story> {
  forgetViewerClaps(context);
  return required(await context.loaders.get(storyLoader).clear(id).load(id), 'story');
}

async function listAnew(context: GraphContext, id: string): Promise<List> {
  forgetViewerClaps(context);
  return required(await context.loaders.get(listLoader).clear(id).load(id), 'list');
}

/** Hidden or deleted at that very moment, it is not there any more. */
async function responseAnew(context: GraphContext, id: string): Promise<PresentedResponse | Refusal> {
  forgetViewerClaps(context);
  return (await presentResponse(context, id)) ?? notThere;
}
