import { highlightMessages } from '#shared/messages/highlights.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { createHighlight, removeHighlight } from './create-highlight.ts';
import { canReadHighlightsOf } from './highlights.policy.ts';
import { LEAST_TOP_READERS } from './highlight-groups.ts';
import { locatePassage } from './locate-passage.ts';
import {
  findHighlight,
  readHighlightGroups,
  readHighlightsOfPerson,
  readHighlightsOfStory,
  readOwnHighlights,
} from './read-highlights.ts';

/** The part of the schema in `highlights.graphql`. */
export const highlightsGraph = {
  Query: { quote: (_root, { id }, context) => findHighlight(context, id) },
  Mutation: {
    createQuote: (_root, { input }, { command }) =>
      createHighlight(command, { ...input, storyId: input.postId, isPrivate: input.isPrivate === true }),
    deleteQuote: async (_root, { quoteId }, { command }) =>
      (await removeHighlight(command, quoteId))
        ? { type: 'DeletedQuote' as const, quoteId }
        : notFound(highlightMessages.gone),
  },
  Post: {
    highlights: (story, _arguments, context) => readHighlightGroups(context, story),
    topHighlight: async (story, _arguments, context) => {
      const [top] = await readHighlightGroups(context, story);
      return top !== undefined && top.count >= LEAST_TOP_READERS ? top : null;
    },
    quotes: (story, { paging }, context) => readHighlightsOfStory(context, story, readPage(paging)),
    passage: async (story, words, { viewer, database }) => {
      if (!canReadHighlightsOf(viewer, story)) return null;
      const found = await locatePassage(database, story.id, words);
      if ('type' in found) return null;
      return { paragraphId: found.blockId, startOffset: found.start, endOffset: found.end, text: found.text };
    },
  },
  PostViewerEdge: { quotes: (story, _arguments, context) => readOwnHighlights(context, story) },
  User: { quotes: (person, { paging }, context) => readHighlightsOfPerson(context, person.id, readPage(paging)) },
  Quote: {
    post: async ({ storyId }, _arguments, context) => {
      const lookup = await findStory(context, storyId);
      return lookup.kind === 'story' ? lookup.story : null;
    },
    user: async ({ personId }, _arguments, context) => (await readPeople(context, [personId]))[0] ?? null,
    paragraphId: ({ blockId }) => blockId,
    startOffset: ({ start }) => start,
    endOffset: ({ end }) => end,
  },
  HighlightGroup: {
    id: ({ highlight }) => highlight.id,
    quote: ({ highlight }) => highlight,
    isTop: ({ count }) => count >= LEAST_TOP_READERS,
  },
  QuoteFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;
