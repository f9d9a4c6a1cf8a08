import { noteMessages } from '#shared/messages/private-notes.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { removeNote, removeReply, replyToNote, resolveNote } from './change-note.ts';
import { canDelete, canReply, canResolve, whyNoNote } from './private-notes.policy.ts';
import { readNotes, readReplies } from './read-notes.ts';
import { takesNotes } from './takes-notes.ts';
import { writeNote } from './write-note.ts';

/** The part of the schema in `private-notes.graphql`. */
export const privateNotesGraph = {
  Mutation: {
    createNote: (_root, { input }, { command }) => writeNote(command, { ...input, storyId: input.postId }),
    replyToNote: (_root, input, { command }) => replyToNote(command, input),
    resolveNote: (_root, input, { command }) => resolveNote(command, input),
    deleteNote: async (_root, { noteId }, { command }) =>
      (await removeNote(command, noteId)) ? { type: 'DeletedNote' as const, noteId } : notFound(noteMessages.gone),
    deleteNoteReply: (_root, { replyId }, { command }) => removeReply(command, replyId),
  },
  Post: { notes: (story, { paging }, context) => readNotes(context, story, readPage(paging)) },
  PostViewerEdge: {
    canWriteNote: async (story, _arguments, context) =>
      context.viewer !== null && whyNoNote(context.viewer, story, await takesNotes(context, story)) === undefined,
  },
  Note: {
    post: async ({ storyId }, _arguments, context) => {
      const lookup = await findStory(context, storyId);
      return lookup.kind === 'story' ? lookup.story : null;
    },
    user: ({ personId }, _arguments, context) => personOf(context, personId),
    paragraphId: ({ blockId }) => blockId,
    startOffset: ({ start }) => start,
    endOffset: ({ end }) => end,
    resolvedBy: ({ resolvedById }, _arguments, context) =>
      resolvedById === null ? null : personOf(context, resolvedById),
    replies: ({ id }, _arguments, context) => readReplies(context, id),
    viewerCan: async (note, _arguments, context) => {
      const story = required(await context.loaders.get(storyLoader).load(note.storyId), 'story');
      return {
        reply: canReply(context.viewer, note, story, await takesNotes(context, story)),
        resolve: canResolve(context.viewer, note, story),
        delete: canDelete(context.viewer, note),
      };
    },
  },
  NoteReply: {
    user: ({ personId }, _arguments, context) => personOf(context, personId),
    viewerCanDelete: (reply, _arguments, context) => canDelete(context.viewer, reply),
  },
  NoteFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;

async function personOf(context: ReadContext, id: string) {
  return (await readPeople(context, [id]))[0] ?? null;
}
