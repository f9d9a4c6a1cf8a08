import type { NodeSpec } from '@tiptap/pm/model';
import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';

/**
 * The place of pictures that are on their way. It is no block of the story: what is read from the editor leaves it
 * out, so that nothing half sent is ever saved.
 */
export const uploadNodes = {
  upload: {
    attrs: {
      /** The picture that comes takes it over. */
      id: { default: '' },
      /** Ids in `uploads`. */
      uploads: { default: [] },
      /** The block that was pasted, whose picture comes. */
      image: { default: null },
      /** Id of the picture that is replaced, or of the gallery that is added to. */
      target: { default: null },
    },
    group: 'block',
    atom: true,
    draggable: true,
    toDOM: () => ['div', { class: 'uploads', contenteditable: 'false' }, messages.uploads],
  },
} satisfies Record<string, NodeSpec>;
