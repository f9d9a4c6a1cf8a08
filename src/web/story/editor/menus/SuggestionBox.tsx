import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import type { EditorStore } from '../editor-store.ts';
import type { SuggestionList } from '../suggestions/suggestion-list.ts';
import { chooseSuggestion } from '../suggestions/suggestions-plugin.ts';
import { inRoot, rootOf } from './place-in-root.ts';
import styles from './SuggestionBox.module.css';
import { ToolSign } from './ToolSign.tsx';

type SuggestionBoxProps = { readonly store: EditorStore; readonly list: SuggestionList };

/** The elements of HTML that have these roles take the focus, which stays in the text. */
const ROLES = { list: 'listbox', line: 'option' } as const;
/** Height that the list may have; where the window has less below the line, it opens above. */
const MOST_HEIGHT = 340;

/** The list under the cursor: the keys stay with the text, which tells screen readers which line is marked. */
export function SuggestionBox({ store, list }: SuggestionBoxProps) {
  const shown = useSyncExternalStore(list.subscribe, list.get, () => null);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const view = store.view();
  const index = shown?.index ?? 0;
  const count = shown?.items?.length ?? 0;
  useEffect(() => {
    const text = store.view()?.dom;
    if (text === undefined || shown === null) return undefined;
    const told = { 'aria-haspopup': 'listbox', 'aria-autocomplete': 'list', 'aria-controls': id };
    for (const [name, value] of Object.entries(told)) text.setAttribute(name, value);
    if (count > 0) text.setAttribute('aria-activedescendant', `${id}-${index}`);
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of [...Object.keys(told), 'aria-activedescendant']) text.removeAttribute(name);
    };
  }, [store, id, shown, index, count]);
  const isOpen = shown !== null;
  useEffect(() => (isOpen && box.current ? followPointer(box.current, store, list) : undefined), [isOpen, store, list]);
  if (shown === null || view === null) return null;
  const { request, items } = shown;
  const place = view.coordsAtPos(Math.min(request.from, view.state.doc.content.size));
  const isAbove = window.innerHeight - place.bottom < MOST_HEIGHT && place.top > MOST_HEIGHT;
  const { left, top } = inRoot(view, place.left, isAbove ? place.top - 6 : place.bottom + 6);
  const most = rootOf(view).clientWidth - 300;
  const marked = items?.[index];
  return (
    <div
      className={`${styles.box} ${isAbove ? styles.above : ''}`}
      style={{ left: Math.max(8, Math.min(left, most)), top }}
    >
      <div ref={box} id={id} role={ROLES.list} aria-label={request.source.label} className={styles.list} tabIndex={-1}>
        {items?.map(({ key, title, detail, sign, picture }, line) => (
          <div
            key={key}
            id={`${id}-${line}`}
            role={ROLES.line}
            tabIndex={-1}
            aria-selected={line === index}
            className={styles.line}
            data-line={line}
          >
            {picture === undefined ? null : (
              <img className={styles.picture} src={picture} alt="" width={28} height={28} />
            )}
            {sign === undefined ? null : (
              <span className={styles.sign}>
                <ToolSign sign={sign} />
              </span>
            )}
            <span className={styles.title}>{title}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </div>
        ))}
      </div>
      {count === 0 && (
        <p className={styles.none}>{items === undefined ? messages.searching : messages.noSuggestions}</p>
      )}
      <VisuallyHidden>
        <output>
          {marked === undefined
            ? messages.noSuggestions
            : formatMessage(messages.suggestionCount, { count, title: marked.title })}
        </output>
      </VisuallyHidden>
    </div>
  );
}

/** A pointer marks and chooses like the keys; the text keeps the focus. */
function followPointer(box: HTMLElement, store: EditorStore, list: SuggestionList): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const lineOf = ({ target }: Event): number => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
    return Number(line?.dataset['line'] ?? -1);
  };
  box.addEventListener('mousemove', (event) => lineOf(event) >= 0 && list.point(lineOf(event)), { signal });
  box.addEventListener(
    'mousedown',
    (event) => {
      event.preventDefault();
      const view = store.view();
      if (view !== null) chooseSuggestion(view, list, lineOf(event));
    },
    { signal },
  );
  return () => ending.abort();
}
