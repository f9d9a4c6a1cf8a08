import { Plugin } from '@tiptap/pm/state';
import { dropFiles } from './insert-pictures.ts';
import { finishUploads } from './finish-uploads.ts';
import { uploads } from './window-uploads.ts';

/** Takes pictures that are dropped, and puts those that arrived into the story. */
export function pictureUploads(): Plugin {
  return new Plugin({
    // Undoing may bring back a place whose picture has arrived meanwhile.
    appendTransaction: (transactions, _before, after) =>
      uploads.hasAny() && transactions.some(({ docChanged }) => docChanged) ? finishUploads(after, uploads.get) : null,
    view: (view) => {
      const end = uploads.subscribe((id) => {
        if (uploads.get(id)?.state.status !== 'done') return;
        const tr = finishUploads(view.state, uploads.get);
        if (tr !== null) view.dispatch(tr);
      });
      return { destroy: end };
    },
    props: {
      handleDrop: (view, event, _slice, isMoved) => {
        const files = Array.from(event.dataTransfer?.files ?? []);
        if (isMoved || files.length === 0) return false;
        event.preventDefault();
        dropFiles(view, files, event);
        return true;
      },
    },
  });
}
