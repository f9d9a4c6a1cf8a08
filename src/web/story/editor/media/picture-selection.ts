import { type Command, type EditorState, NodeSelection, Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { openCaption } from '../commands/optional-parts.ts';
import { nodes } from '../schema/editor-schema.ts';

const PICTURES = new Set([nodes.image, nodes.galleryImage]);
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** A press on a picture selects it, arrows stop at it on their way, and what is typed then is its caption. */
export function pictureSelection(): Plugin {
  let isHeld = false;
  const letGo = (): void => {
    isHeld = false;
  };
  return new Plugin({
    view: () => ({
      update: ({ state }, before) => {
        if (!state.selection.eq(before.selection)) isHeld = isPictureSelected(state);
      },
    }),
    props: {
      // Without a key or a press a browser may still move the cursor to the beginning of the text, once it is focused.
      createSelectionBetween: ({ state }) => (isHeld && isPictureSelected(state) ? state.selection : null),
      handleDOMEvents: { keydown: letGo, mousedown: letGo, touchstart: letGo, drop: letGo },
      handleClick: (view, _position, event) => {
        const shown = event.target instanceof Element ? event.target.closest('.frame, .missing-note') : null;
        const figure = shown?.closest('[data-picture]');
        if (!figure) return false;
        const position = view.posAtDOM(figure, 0) - 1;
        if (!isPicture(view.state, position)) return false;
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)));
        view.focus();
        return true;
      },
      handleKeyDown: (view, event) => {
        const isPlain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
        const direction = STEPS[event.key];
        if (direction === undefined || !isPlain || event.isComposing) return false;
        const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
        const isTurned = isAcross && getComputedStyle(view.dom).direction === 'rtl';
        const forward = direction === 1 ? !isTurned : isTurned;
        return (isPictureSelected(view.state) || isAtEdge(view, event.key, forward)) && step(view, forward ? 1 : -1);
      },
      handleTextInput: (view, _from, _to, text) => {
        if (!isPictureSelected(view.state)) return false;
        openCaption(view.state, view.dispatch);
        view.dispatch(view.state.tr.insertText(text).scrollIntoView());
        return true;
      },
    },
  });
}

/** The caption of the picture at a position. */
export function writeCaption(position: number): Command {
  return (state, dispatch, view) => {
    if (view === undefined || !isPicture(state, position)) return false;
    view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, position)));
    return openCaption(view.state, dispatch);
  };
}

function isPicture({ doc }: EditorState, position: number): boolean {
  const node = position < 0 ? null : doc.nodeAt(position);
  return node !== null && PICTURES.has(node.type);
}

function isPictureSelected({ selection }: EditorState): boolean {
  return selection instanceof NodeSelection && PICTURES.has(selection.node.type);
}

/** Whether a key would lead out of the line of the cursor. */
function isAtEdge(view: EditorView, key: string, isForward: boolean): boolean {
  const { selection } = view.state;
  if (!(selection instanceof TextSelection) || !selection.empty) return false;
  const { $from } = selection;
  if (key === 'ArrowUp' || key === 'ArrowDown') return view.endOfTextblock(isForward ? 'down' : 'up');
  return $from.parentOffset === (isForward ? $from.parent.content.size : 0);
}

/** To the next picture or, from a picture, to the next text; false where the way leads past none. */
function step(view: EditorView, direction: -1 | 1): boolean {
  const { state } = view;
  const { selection, doc } = state;
  const isWhole = selection instanceof NodeSelection;
  const start = isWhole ? selection.from + Math.max(direction, 0) : edgeOf(selection, direction);
  const text = Selection.findFrom(doc.resolve(start), direction, true);
  const end = direction === 1 ? (text?.from ?? doc.content.size) : (text?.to ?? 0);
  const found: number[] = [];
  doc.nodesBetween(Math.min(start, end), Math.max(start, end), (node, position) => {
    const isOnTheWay = direction === 1 ? position >= start : position < start && position >= end;
    if (PICTURES.has(node.type) && isOnTheWay) found.push(position);
  });
  const next = direction === 1 ? found[0] : found.at(-1);
  const target = next === undefined ? (isWhole ? text : null) : NodeSelection.create(doc, next);
  if (target === null) return false;
  view.dispatch(state.tr.setSelection(target).scrollIntoView());
  return true;
}

/** Before or behind the line of the cursor. */
function edgeOf({ $from }: Selection, direction: -1 | 1): number {
  return direction === 1 ? $from.after() : $from.before();
}
