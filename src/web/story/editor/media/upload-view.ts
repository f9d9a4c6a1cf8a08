import type { Node } from '@tiptap/pm/model';
import type { NodeViewConstructor } from '@tiptap/pm/view';
import { editorMediaMessages as messages } from '#shared/messages/editor-media.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { Upload } from './upload.ts';
import { uploads } from './window-uploads.ts';

/** The place of pictures on their way: how far each is, and for those that failed what can be done. */
export const uploadView: NodeViewConstructor = (first, view, place) => {
  let node = first;
  const dom = document.createElement('div');
  dom.className = 'uploads';
  dom.contentEditable = 'false';
  dom.setAttribute('role', 'group');
  dom.setAttribute('aria-label', messages.uploads);
  const rows = new Map<string, HTMLElement>();

  const remove = (id: string): void => {
    const position = place();
    if (position === undefined) return;
    const rest = idsOf(node).filter((each) => each !== id);
    const { tr } = view.state;
    if (rest.length === 0) tr.delete(position, position + node.nodeSize);
    else tr.setNodeAttribute(position, 'uploads', rest);
    view.dispatch(tr);
    view.focus();
  };
  const retry = (id: string): void => {
    uploads.retry(id);
    // The button is gone with that, and whoever pressed it by a key goes on writing.
    view.focus();
  };
  const draw = (): void => {
    const ids = idsOf(node);
    for (const [id, row] of rows) {
      if (ids.includes(id)) continue;
      rows.delete(id);
      row.remove();
    }
    for (const id of ids) {
      const upload = uploads.get(id);
      if (upload === undefined) continue;
      const row = rows.get(id) ?? document.createElement('div');
      rows.set(id, row);
      if (!row.isConnected) dom.append(row);
      drawUpload(row, upload, { retry: () => retry(id), remove: () => remove(id) });
    }
  };
  const end = uploads.subscribe((id) => idsOf(node).includes(id) && draw());
  draw();
  return {
    dom,
    update: (next) => {
      if (next.type !== node.type) return false;
      node = next;
      draw();
      return true;
    },
    stopEvent: ({ target }) => target instanceof Element && target.closest('button') !== null,
    ignoreMutation: () => true,
    destroy: end,
  };
};

function idsOf(node: Node): readonly string[] {
  return node.attrs['uploads'] as readonly string[];
}

type Deeds = { readonly retry: () => void; readonly remove: () => void };

function drawUpload(row: HTMLElement, { source, state }: Upload, { retry, remove }: Deeds): void {
  const { status } = state;
  const bar = row.querySelector('progress');
  // While bytes go only the bar moves: drawing more would take the focus away from its buttons.
  if (row.dataset['status'] === status && status === 'sending' && bar !== null) return setProgress(bar, state.fraction);
  row.className = 'upload';
  row.dataset['status'] = status;
  const name = document.createElement('span');
  name.className = 'upload-name';
  name.textContent = source.name;
  row.replaceChildren(name);
  if (state.status === 'failed') {
    const why = document.createElement('span');
    why.className = 'upload-reason';
    why.setAttribute('role', 'alert');
    why.textContent = formatMessage(messages.pictureFailed, { name: source.name, reason: state.reason });
    name.remove();
    row.append(why, ...(state.canRetry ? [button(messages.retry, retry)] : []));
  } else if (state.status !== 'done') {
    const progress = document.createElement('progress');
    progress.max = 1;
    progress.setAttribute('aria-label', source.name);
    setProgress(progress, state.status === 'sending' ? state.fraction : undefined);
    row.append(progress);
  }
  row.append(button(messages.remove, remove));
}

function setProgress(bar: HTMLProgressElement, fraction: number | undefined): void {
  if (fraction === undefined) bar.removeAttribute('value');
  else bar.value = fraction;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'upload-button';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}
