import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { type ArchiveImportOutcome, prepareArchiveImport } from './prepare-archive-import.ts';
import { readArchiveImports, readImportedStories } from './read-archive-imports.ts';
import { cancelArchiveImport, startArchiveImport } from './start-archive-import.ts';

/** The part of the schema in `archive-imports.graphql`. */
export const archiveImportsGraph = {
  User: {
    archiveImports: ({ id }, _arguments, { viewer, database }) => {
      mustBeSelf(viewer, id);
      return readArchiveImports(database, id);
    },
  },
  Mutation: {
    prepareArchiveImport: async (_root, { files, comesInAs }, { command }) =>
      answer(await prepareArchiveImport(command, { files, comesInAs: styleOf[comesInAs] })),
    startArchiveImport: async (_root, { importId }, { command }) => answer(await startArchiveImport(command, importId)),
    cancelArchiveImport: async (_root, { importId }, { command }) =>
      answer(await cancelArchiveImport(command, importId)),
  },
  ArchiveImport: {
    state: ({ state }) => states[state],
    comesInAs: ({ comesInAs }) => styles[comesInAs],
    stories: ({ id }, _arguments, { database }) => readImportedStories(database, id),
  },
  ArchiveImportStory: {
    postId: ({ storyId }) => storyId,
    change: ({ change }) => changes[change],
  },
  ArchiveProblem: { postId: ({ storyId }) => storyId },
} satisfies Resolvers;

function answer(outcome: ArchiveImportOutcome) {
  return outcome.type === 'ArchiveImport' ? outcome.archiveImport : outcome;
}

const states = {
  uploading: 'UPLOADING',
  waiting: 'WAITING',
  running: 'RUNNING',
  done: 'DONE',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
} as const;
const styleOf = { DRAFTS: 'drafts', AS_THEY_WERE: 'as_they_were' } as const;
const styles = { drafts: 'DRAFTS', as_they_were: 'AS_THEY_WERE' } as const;
const changes = { created: 'CREATED', updated: 'UPDATED', unchanged: 'UNCHANGED', conflict: 'CONFLICT' } as const;
