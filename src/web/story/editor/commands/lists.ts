import { liftListItem, sinkListItem, splitListItem, wrapInList } from '@tiptap/pm/schema-list';
import type { Command, EditorState } from '@tiptap/pm/state';
import { newId } from '../new-id.ts';
import { nodes } from '../schema/editor-schema.ts';
import { around, type Place, selectedIn } from './places.ts';

/** A story is nested at most 8 deep, and each level of a list is two nodes of the editor. */
const DEEPEST = 15;

export type ListKind = 'bullet' | 'ordered' | 'task';

/** The list around the cursor and what kind it is. */
function listAround(state: EditorState): (Place & { readonly kind: ListKind }) | undefined {
  const place = selectedIn(state, nodes.bulletList, nodes.orderedList);
  if (place === undefined) return undefined;
  const isTask = typeof place.node.firstChild?.attrs['checked'] === 'boolean';
  return { ...place, kind: isTask ? 'task' : place.node.type === nodes.orderedList ? 'ordered' : 'bullet' };
}

/** Makes the paragraphs of the selection a list; a list of another kind becomes this one; one of this kind ends. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const list = listAround(state);
    if (list?.kind === kind) return liftListItem(nodes.listItem)(state, dispatch);
    const type = kind === 'ordered' ? nodes.orderedList : nodes.bulletList;
    const checked = kind === 'task' ? false : null;
    if (list === undefined) {
      return wrapInList(type, { id: newId() })(
        state,
        dispatch &&
          ((tr) => {
            const made = around(tr.selection.$from, type);
            if (made !== undefined && kind === 'task') checkItems(tr, made, checked);
            dispatch(tr.scrollIntoView());
          }),
      );
    }
    const tr = state.tr.setNodeMarkup(list.position, type, { id: String(list.node.attrs['id']) });
    dispatch?.(checkItems(tr, list, checked));
    return true;
  };
}

function checkItems(tr: EditorState['tr'], list: Place, checked: boolean | null): EditorState['tr'] {
  list.node.forEach((_item, offset) => tr.setNodeAttribute(list.position + 1 + offset, 'checked', checked));
  return tr;
}

/** A new item after this one; a task begins undone. */
export const splitItem: Command = (state, dispatch) => {
  const item = around(state.selection.$from, nodes.listItem);
  const attrs = typeof item?.node.attrs['checked'] === 'boolean' ? { checked: false } : undefined;
  return splitListItem(nodes.listItem, attrs)(state, dispatch);
};

/** One level deeper, as far as a story may go. */
export const sinkItem: Command = (state, dispatch) =>
  state.selection.$from.depth < DEEPEST && sinkListItem(nodes.listItem)(state, dispatch);

export const liftItem: Command = liftListItem(nodes.listItem);

/** Ticks or unticks the task that holds the cursor. */
export const toggleTask: Command = (state, dispatch) => {
  const item = around(state.selection.$from, nodes.listItem);
  if (typeof item?.node.attrs['checked'] !== 'boolean') return false;
  dispatch?.(state.tr.setNodeAttribute(item.position, 'checked', !item.node.attrs['checked']));
  return true;
};
