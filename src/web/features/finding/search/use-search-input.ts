import { useEffect, useRef } from 'react';

/** What a box of search does; each may change from draw to draw. */
export type SearchInputHandlers = {
  readonly onEnter: (query: string) => void;
  readonly onType: (query: string) => void;
  readonly onMove: (step: 1 | -1) => void;
  readonly onEscape: () => void;
  readonly onLeave: () => void;
  /** A link below the field: the page stays until it is told what was followed. */
  readonly onFollow: (href: string) => void;
  /** Enter, or the form sent off in another way; returns true where it was taken care of. */
  readonly onSubmit: (query: string) => boolean;
};

/** What those who listen hear of the box (the combobox of ARIA). */
export type SearchInputState = {
  readonly isOpen: boolean;
  readonly listId: string;
  readonly activeId: string | undefined;
};

/**
 * Takes a form over that the server drew and that works without any of this: its field becomes a
 * combobox, and what one does in it comes to the handlers.
 */
export function useSearchInput(form: HTMLFormElement, handlers: SearchInputHandlers, state: SearchInputState): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => takeOver(form, () => latest.current), [form]);
  const { isOpen, listId, activeId } = state;
  useEffect(() => {
    const input = inputOf(form);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isOpen));
    input.setAttribute('aria-controls', listId);
    if (activeId === undefined) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', activeId);
  }, [form, isOpen, listId, activeId]);
}

export function inputOf(form: HTMLFormElement): HTMLInputElement {
  const input = form.elements.namedItem('q');
  if (!(input instanceof HTMLInputElement)) throw new Error('A form of search has a field q');
  return input;
}

function takeOver(form: HTMLFormElement, handlers: () => SearchInputHandlers): () => void {
  const input = inputOf(form);
  const ending = new AbortController();
  const { signal } = ending;
  const enter = () => handlers().onEnter(input.value);
  // The browser's own list of what was typed before would lie over ours.
  input.autocomplete = 'off';
  input.addEventListener('focus', enter, { signal });
  // In a field that has the focus already, as after Escape.
  input.addEventListener('click', enter, { signal });
  input.addEventListener('input', () => handlers().onType(input.value), { signal });
  input.addEventListener('keydown', (event) => onKey(event, handlers()), { signal });
  form.addEventListener('click', (event) => onClick(event, handlers()), { signal });
  form.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.target === input) return;
      // From a button below the field: the focus comes back before what held it goes.
      input.focus();
      handlers().onEscape();
    },
    { signal },
  );
  // The focus stays in the field, whose keys move through what opens below it.
  form.addEventListener('mousedown', (event) => event.target === input || event.preventDefault(), { signal });
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const isInside = relatedTarget instanceof Node && form.contains(relatedTarget);
      if (!isInside) handlers().onLeave();
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      if (handlers().onSubmit(input.value)) event.preventDefault();
    },
    { signal },
  );
  // It may have had the focus before any of this was there.
  if (document.activeElement === input) enter();
  return () => ending.abort();
}

function onClick(event: MouseEvent, { onFollow }: SearchInputHandlers): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onFollow(link.href);
}

function onKey(event: KeyboardEvent, handlers: SearchInputHandlers): void {
  // The keys belong to whoever chooses among signs.
  if (event.isComposing || event.altKey || event.metaKey || event.ctrlKey) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    handlers.onMove(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Escape') {
    // A browser would empty the field: what was typed stays for another try.
    event.preventDefault();
    handlers.onEscape();
  }
}
