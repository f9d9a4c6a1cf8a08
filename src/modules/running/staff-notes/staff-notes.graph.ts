import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readStaffNotes } from './read-staff-notes.ts';
import { deleteStaffNote, type WriteNoteOutcome, writeStaffNote } from './write-staff-note.ts';

const kinds = { USER: 'user', POST: 'post' } as const;

/** The part of the schema in `staff-notes.graphql`. */
export const staffNotesGraph = {
  AdminUser: {
    notes: async ({ id }, _arguments, { command }) => [...(await readStaffNotes(command, { kind: 'user', id }))],
  },
  AdminPost: {
    notes: async ({ id }, _arguments, { command }) => [...(await readStaffNotes(command, { kind: 'post', id }))],
  },
  StaffNote: {
    viewerCanDelete: ({ authorId }, _arguments, { viewer }) =>
      viewer !== null && (viewer.roles.has('ADMIN') || authorId === viewer.personId),
  },
  Mutation: {
    writeStaffNote: (_root, { targetKind, targetId, text }, { command }) =>
      allAfter(command, writeStaffNote(command, { target: { kind: kinds[targetKind], id: targetId }, text })),
    deleteStaffNote: (_root, { id }, { command }) => allAfter(command, deleteStaffNote(command, id)),
  },
} satisfies Resolvers;

async function allAfter(command: CommandContext, change: Promise<WriteNoteOutcome>) {
  const outcome = await change;
  if (outcome.type !== 'StaffNoteWritten') return outcome;
  return { type: 'StaffNotes' as const, items: [...(await readStaffNotes(command, outcome.target))] };
}
