import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { dropReply, rememberWriter, saveReply } from './keep-for-editors.ts';
import { personForSide } from './person-for-side.ts';
import { readEarlier } from './read-inbox.ts';
import { findNoted, readMemory, readReplies, readSubmissionNotes } from './read-submission-notes.ts';
import { submissionAnew } from './submission-anew.ts';
import { resolveSubmissionNote, writeSubmissionNote } from './write-submission-note.ts';

/** The part of the schema in `submission-notes.graphql`. */
export const submissionNotesGraph = {
  Mutation: {
    createSubmissionNote: async (_root, { input }, context) => {
      const { submissionId, body, isShared, blockId, parentId } = input;
      const { quote, prefix, suffix, start } = input;
      const about = { quote: quote ?? '', prefix: prefix ?? '', suffix: suffix ?? '', start: start ?? 0 };
      const known = { blockId: blockId ?? null, parentId: parentId ?? null, isShared: isShared === true };
      const note = { submissionId, body, ...known, ...about };
      return submissionAnew(context, await writeSubmissionNote(context.command, note));
    },
    resolveSubmissionNote: async (_root, { noteId, isResolved }, context) =>
      submissionAnew(context, await resolveSubmissionNote(context.command, { noteId, isResolved })),
    saveSubmissionReply: (_root, { input }, { command }) => {
      const { collectionId: publicationId, id, title, body } = input;
      return saveReply(command, { publicationId, id: id ?? null, title, body });
    },
    deleteSubmissionReply: (_root, { collectionId: publicationId, id }, { command }) =>
      dropReply(command, { publicationId, id }),
    rememberWriter: (_root, { collectionId: publicationId, userId: personId, note, seen }, { command }) =>
      rememberWriter(command, { publicationId, personId, note, seen: seen ?? undefined }),
  },
  Collection: { submissionReplies: ({ id }, _arguments, context) => readReplies(context, id) },
  Submission: {
    notes: (submission, _arguments, context) => readSubmissionNotes(context, submission),
    writerMemory: (submission, _arguments, context) => readMemory(context, submission),
  },
  WriterMemory: { submissions: (memory, _arguments, context) => readEarlier(context, memory) },
  SubmissionNote: {
    author: ({ authorId, submissionId }, _arguments, context) => personForSide(context, submissionId, authorId),
    isPassageGone: async (note, _arguments, context) => (await findNoted(context, note)) === 'gone',
    passageNumber: async (note, _arguments, context) => {
      const found = await findNoted(context, note);
      return typeof found === 'number' ? found : null;
    },
  },
} satisfies Resolvers;
