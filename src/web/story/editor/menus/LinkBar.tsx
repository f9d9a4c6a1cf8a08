import type { EditorView } from '@tiptap/pm/view';
import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { linkAt, removeLink } from '../commands/links.ts';
import { type EditorStore, useEditorValue } from '../editor-store.ts';
import styles from './LinkBar.module.css';
import { inRoot } from './place-in-root.ts';
import { Toolbar } from './Toolbar.tsx';
import { ToolButton } from './ToolButton.tsx';

/** Below a link that holds the cursor: where it leads, and what can be done with it. */
export function LinkBar({ store, onLink }: { readonly store: EditorStore; readonly onLink: () => void }) {
  const shown = useEditorValue(store, selectLink, null);
  if (shown === null) return null;
  const remove = (): void => {
    const view = store.view();
    if (view !== null) removeLink(view.state, view.dispatch);
    view?.focus();
  };
  return (
    <Toolbar label={messages.link} className={styles.bar} at={shown.at} onLeave={() => store.view()?.focus()}>
      <a className={styles.address} href={shown.href} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
        {shown.href}
      </a>
      <ToolButton label={messages.linkChange} shortcut="Mod+K" onPress={onLink}>
        {messages.linkChange}
      </ToolButton>
      <ToolButton label={messages.linkRemove} onPress={remove}>
        {messages.linkRemove}
      </ToolButton>
    </Toolbar>
  );
}

function selectLink(view: EditorView) {
  const link = view.state.selection.empty && view.hasFocus() ? linkAt(view.state) : undefined;
  if (link === undefined) return null;
  const place = view.coordsAtPos(link.from);
  return { at: inRoot(view, place.left, place.bottom + 6), href: link.href };
}
