import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { Button } from '#web/design/Button.tsx';
import { linkAt, readLink, removeLink, setLink } from '../commands/links.ts';
import type { EditorStore } from '../editor-store.ts';
import styles from './LinkForm.module.css';
import { inRoot } from './place-in-root.ts';

/** What stays free beside it, in pixels. */
const EDGE = 16;

/** Where a link leads: opened by Ctrl+K or the bar, closed by Enter, Escape or a press elsewhere. */
export function LinkForm({ store, onClosed }: { readonly store: EditorStore; readonly onClosed: () => void }) {
  const view = store.view();
  const [old] = useState(() => (view === null ? undefined : linkAt(view.state)?.href));
  const [isWrong, setIsWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const problem = useId();
  const [at, setAt] = useState(() => {
    const place = view?.coordsAtPos(view.state.selection.from);
    return view && place ? inRoot(view, place.left, place.bottom + 8) : { left: 0, top: 0 };
  });
  const close = (): void => {
    onClosed();
    store.view()?.focus();
  };
  // Words near the edge of the window leave no room beside them.
  useLayoutEffect(() => {
    const box = form.current?.getBoundingClientRect();
    const edge = document.documentElement.clientWidth - EDGE;
    if (box !== undefined && box.right > edge)
      setAt(({ left, top }) => ({ left: Math.round(left - box.right + edge), top }));
  }, []);
  useEffect(() => {
    const element = form.current;
    const ending = new AbortController();
    const { signal } = ending;
    field.current?.focus();
    element?.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        onClosed();
        store.view()?.focus();
      },
      { signal },
    );
    element?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) onClosed();
      },
      { signal },
    );
    return () => ending.abort();
  }, [store, onClosed]);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const href = readLink(typed);
    if (view === null || (href === undefined && typed.trim() !== '')) return setIsWrong(true);
    const command = href === undefined ? removeLink : setLink(href);
    command(view.state, view.dispatch);
    close();
  };
  return (
    <form ref={form} className={styles.form} style={at} onSubmit={save}>
      <input
        ref={field}
        className={styles.field}
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={old ?? ''}
        aria-label={messages.linkAddress}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problem : undefined}
        placeholder={messages.linkPlaceholder}
        onChange={() => setIsWrong(false)}
      />
      <Button size="small" type="submit">
        {messages.linkSave}
      </Button>
      {old !== undefined && (
        <Button
          size="small"
          look="plain"
          onClick={() => {
            if (view !== null) removeLink(view.state, view.dispatch);
            close();
          }}
        >
          {messages.linkRemove}
        </Button>
      )}
      {isWrong && (
        <p id={problem} className={styles.problem} role="alert">
          {messages.linkWrong}
        </p>
      )}
    </form>
  );
}
