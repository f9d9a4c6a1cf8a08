import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { clearHistory, removeFromHistory } from './forget-reading.ts';
import { isHistoryPaused } from './is-history-paused.ts';
import { readHistory, readPosition } from './read-history.ts';
import { recordReading } from './record-reading.ts';

/** The part of the schema in `reading-history.graphql`. */
export const readingHistoryGraph = {
  Query: { readingHistory: (_root, { paging, query }, context) => readHistory(context, readPage(paging), query) },
  Mutation: {
    recordReading: async (_root, { input: { postId: storyId, ...reading } }, { command }) => ({
      isRecorded: await recordReading(command, { storyId, ...reading }),
    }),
    removeFromReadingHistory: async (_root, { postId }, { command }) => {
      await removeFromHistory(command, postId);
      return { success: true };
    },
    clearReadingHistory: async (_root, _arguments, { command }) => {
      await clearHistory(command);
      return { success: true };
    },
  },
  ReadingHistoryFeed: {
    isPaused: (_feed, _arguments, { viewer, database }) =>
      viewer === null ? false : isHistoryPaused(database, viewer.personId),
    pagingInfo: (feed) => ({ next: feed.next }),
  },
  ReadingHistoryItem: { post: (entry) => entry.story },
  PostViewerEdge: { readingPosition: (story, _arguments, context) => readPosition(context, story.id) },
} satisfies Resolvers;
