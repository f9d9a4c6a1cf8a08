import type { EditorView } from '@tiptap/pm/view';
import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { type EditorStore, useEditorValue } from '../editor-store.ts';
import { inRoot, rootOf } from './place-in-root.ts';
import styles from './SelectionBubble.module.css';
import { isTextSelected, textTools } from './text-tools.ts';
import { Toolbar } from './Toolbar.tsx';
import { ToolButton } from './ToolButton.tsx';
import { ToolSign } from './ToolSign.tsx';

/** The bar above text that is selected; Alt and F10 lead into it. */
export function SelectionBubble({ store, onLink }: { readonly store: EditorStore; readonly onLink: () => void }) {
  const shown = useEditorValue(store, selectBubble, null);
  if (shown === null) return null;
  const { at, on } = shown;
  const run = (key: string): void => {
    const view = store.view();
    const tool = textTools.find((each) => each.key === key);
    if (view === null || tool === undefined) return;
    if (tool.command === 'link') return onLink();
    tool.command(view.state, view.dispatch, view);
    view.focus();
  };
  return (
    <Toolbar label={messages.textBar} className={styles.bubble} at={at} onLeave={() => store.view()?.focus()}>
      {textTools.map(({ key, label, sign, shortcut, isOn }) => (
        <ToolButton
          key={key}
          label={label}
          shortcut={shortcut}
          isPressed={isOn === undefined ? undefined : on.includes(key)}
          onPress={() => run(key)}
        >
          <span className={styles[key]}>
            <ToolSign sign={sign} />
          </span>
        </ToolButton>
      ))}
    </Toolbar>
  );
}

function selectBubble(view: EditorView) {
  const { state } = view;
  if (!isTextSelected(state) || !isHere(view)) return null;
  const [start, end] = [view.coordsAtPos(state.selection.from), view.coordsAtPos(state.selection.to, -1)];
  const isOneLine = Math.abs(start.top - end.top) < 4;
  const middle = isOneLine ? (start.left + end.left) / 2 : rootOf(view).getBoundingClientRect().width / 2;
  return {
    at: inRoot(view, middle, start.top),
    on: textTools.filter((tool) => tool.isOn?.(state) === true).map(({ key }) => key),
  };
}

/** The writer is in the text or in one of its bars, and no pointer is still selecting. */
function isHere(view: EditorView): boolean {
  return view.hasFocus() || rootOf(view).querySelector('[role="toolbar"]:focus-within') !== null;
}
