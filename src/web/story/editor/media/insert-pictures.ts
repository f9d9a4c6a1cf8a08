import type { Node } from '@tiptap/pm/model';
import { type Command, NodeSelection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { Slice, Fragment } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { selectedIn } from '../commands/places.ts';
import { newId } from '../new-id.ts';
import { nodes } from '../schema/editor-schema.ts';
import { PICTURE_TYPES } from './why-refused.ts';
import { uploads } from './window-uploads.ts';

/** Begins to send files and keeps one place for all of them: several become a gallery. */
function uploadNode(files: readonly File[], target: string | null): Node {
  const ids = files.map((file) =>
    uploads.begin({ kind: 'file', file, name: file.name === '' ? messages.pastedPicture : file.name }),
  );
  return nodes.upload.create({ id: newId(), uploads: ids, target });
}

/** Where the cursor is. */
export function insertFiles(view: EditorView, files: readonly File[]): void {
  const node = uploadNode(files, null);
  insertBlock(() => node)(view.state, view.dispatch);
}

/** Where they were dropped, or the nearest place for a picture. */
export function dropFiles(view: EditorView, files: readonly File[], event: DragEvent): void {
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
  const node = uploadNode(files, null);
  const slice = new Slice(Fragment.from(node), 0, 0);
  const position = at === null ? null : dropPoint(view.state.doc, at.pos, slice);
  if (position === null) insertBlock(() => node)(view.state, view.dispatch);
  else view.dispatch(view.state.tr.insert(position, node));
}

/** Asks for files of this device and puts their pictures where the cursor is. */
export const pickPictures: Command = (state, dispatch, view) => {
  // Whether a picture may stand here is tried without asking for one.
  if (!insertBlock(() => nodes.upload.create())(state)) return false;
  if (dispatch !== undefined && view !== undefined) askForFiles(true, (files) => insertFiles(view, files));
  return true;
};

/** Another picture in the place of the one that is selected, or more for a gallery. */
export const pickForTarget: Command = (state, dispatch, view) => {
  const place = selectedIn(state, nodes.image, nodes.gallery);
  if (place === undefined) return false;
  if (dispatch === undefined || view === undefined) return true;
  const id = String(place.node.attrs['id']);
  askForFiles(place.node.type === nodes.gallery, (files) => {
    const now = selectedIn(view.state, nodes.image, nodes.gallery) ?? place;
    const after = now.position + now.node.nodeSize;
    const { tr } = view.state;
    tr.insert(after, uploadNode(files, id));
    view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, after)));
  });
  return true;
};

function askForFiles(isMany: boolean, take: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = PICTURE_TYPES.join(',');
  input.multiple = isMany;
  input.hidden = true;
  input.addEventListener('change', () => {
    const files = Array.from(input.files ?? []);
    input.remove();
    if (files.length > 0) take(files);
  });
  input.addEventListener('cancel', () => input.remove());
  // Not every browser asks for files in the name of an input that stands in no document.
  document.body.append(input);
  input.click();
}
