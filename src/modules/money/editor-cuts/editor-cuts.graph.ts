import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { required } from '#modules/ground/required.ts';
import { readEditor, readEditorParts } from './read-editor-parts.ts';
import { saveEditorParts } from './save-editor-parts.ts';

/** The part of the schema in `editor-cuts.graphql`. */
export const editorCutsGraph = {
  Collection: {
    editorParts: ({ id }, _arguments, context) => readEditorParts(context, id),
  },
  Mutation: {
    saveEditorParts: async (_root, { collectionId: publicationId, parts }, context) => {
      const given = parts.map(({ userId: personId, percent }) => ({ personId, percent }));
      const outcome = await saveEditorParts(context.command, { publicationId, parts: given });
      if (outcome.type !== 'EditorParts') return outcome;
      return required((await readEditorParts(context, publicationId)) ?? undefined, 'parts');
    },
  },
  EditorParts: {
    id: ({ publicationId }) => publicationId,
    parts: ({ parts }) => [...parts],
    viewerCanChange: ({ publicationId }, _arguments, { viewer }) => hasRight(viewer, publicationId, 'manage payments'),
  },
  EditorPart: {
    userId: ({ personId }) => personId,
    user: (part, _arguments, context) => readEditor(context, part),
  },
} satisfies Resolvers;
