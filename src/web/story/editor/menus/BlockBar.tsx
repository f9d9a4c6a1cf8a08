import type { EditorView } from '@tiptap/pm/view';
import type { Command } from '@tiptap/pm/state';
import { type EditorStore, useEditorValue } from '../editor-store.ts';
import { extensions } from '../extensions.ts';
import styles from './BlockBar.module.css';
import { ownBlockTools } from './own-block-tools.ts';
import { boxOf, inRoot, rootOf } from './place-in-root.ts';
import { isTextSelected } from './text-tools.ts';
import { Toolbar } from './Toolbar.tsx';
import { ToolButton } from './ToolButton.tsx';
import { ToolSign } from './ToolSign.tsx';

const finders = [...extensions.flatMap((extension) => extension.blockTools ?? []), ...ownBlockTools];

/** Below the header of the page, with room for the bar itself. */
const LEAST_TOP = 116;
/** Narrower windows have no margin that a bar could reach into. */
const PHONE = 728;

/** The bar of a block that has choices of its own: a table, code, a note; or of any block that is selected whole. */
export function BlockBar({ store }: { readonly store: EditorStore }) {
  const shown = useEditorValue(store, selectBar, null);
  if (shown === null) return null;
  const { at, bar } = shown;
  const run = (command: Command | undefined, staysAway = false): void => {
    const view = store.view();
    if (view === null || command === undefined) return;
    command(view.state, view.dispatch, view);
    if (!staysAway) view.focus();
  };
  return (
    <Toolbar label={bar.label} className={styles.bar} at={at} onLeave={() => store.view()?.focus()}>
      {bar.choices?.map(({ key, label, value, options, choose }) => (
        <select
          key={key}
          className={styles.choice}
          aria-label={label}
          value={value}
          tabIndex={-1}
          onChange={(event) => run(choose(event.target.value), true)}
        >
          {options.map(([option, title]) => (
            <option key={option} value={option}>
              {title}
            </option>
          ))}
        </select>
      ))}
      {bar.tools.map(({ key, label, sign, isOn, isDisabled, leavesText, command }) => (
        <ToolButton
          key={key}
          label={label}
          isPressed={isOn}
          isDisabled={isDisabled}
          onPress={() => run(command, leavesText)}
        >
          <ToolSign sign={sign} />
        </ToolButton>
      ))}
    </Toolbar>
  );
}

function selectBar(view: EditorView) {
  const isHere = view.hasFocus() || rootOf(view).querySelector('[role="toolbar"]:focus-within') !== null;
  if (!isHere || isTextSelected(view.state)) return null;
  for (const find of finders) {
    const bar = find(view.state);
    const element = bar === null ? null : view.nodeDOM(bar.position);
    if (bar === null || !(element instanceof HTMLElement)) continue;
    const box = boxOf(element);
    // Of a tall picture the upper edge may be out of sight: the bar stands inside it then.
    const top = Math.max(box.top, Math.min(LEAST_TOP, box.bottom));
    return { at: inRoot(view, window.innerWidth < PHONE ? 8 : Math.max(box.left, 8), top), bar };
  }
  return null;
}
