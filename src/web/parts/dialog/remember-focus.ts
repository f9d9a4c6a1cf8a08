let stopBefore = () => {};

const PRESSED = 'button:focus-visible, input:focus-visible, select:focus-visible';

/** Milliseconds in which a new screen takes the focus by itself. */
const PAUSE = 200;

/** Milliseconds until what cannot be pressed for now counts as lost: most changes are made by then. */
const PATIENCE = 1_000;

/**
 * Remembers what has the focus as a change begins. What this answers is called when the change is made, or at once where
 * nothing else takes the focus meanwhile: from then on, if what had the focus goes with what was changed, however late
 * that comes, the focus goes to the entry that stood beside it, else to the heading nearest around it, and not to the
 * top of the page. To an entry and not to its button, which a key that is still down would press too.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  if (opener === null || opener === document.body) return () => {};
  // Whoever points at things is not taken to a heading far away: at most it gets the focus, and nothing moves.
  const isByKeyboard = opener.matches(':focus-visible');
  const entry = opener.closest('li, [data-entry]');
  const headings = isByKeyboard ? headingsAround(opener) : [opener.closest('section')?.querySelector('h2')];
  const near = [entry, entry?.nextElementSibling, entry?.previousElementSibling, ...headings];
  return () => {
    stopBefore();
    stopBefore = watchFocus(opener, (lost) => {
      const next = near.find((one) => one !== lost && one?.isConnected === true);
      if (next instanceof HTMLElement) {
        focusOnce(next, { preventScroll: !isByKeyboard });
        return next;
      }
      setTimeout(() => focusPage(!isByKeyboard), PAUSE);
      return null;
    });
  };
}

/**
 * From now on no button that goes with what it changed, nor a field whose Enter did it, takes the focus with it: whoever
 * has a keyboard alone is not sent to the top of the page.
 */
export function watchPresses(): void {
  // Before whoever listens to the button takes it away.
  document.addEventListener('click', keepFocus, { capture: true });
}

/** What the browser itself calls a click is one by a key as well; the pointer counts none. */
function keepFocus({ detail }: MouseEvent): void {
  const { activeElement } = document;
  // A window gives the focus back by itself.
  const isKept = detail === 0 && activeElement?.matches(PRESSED) === true && activeElement.closest('dialog') === null;
  if (isKept) rememberFocus()();
}

/** Where all of the page is another one now. */
function focusPage(preventScroll: boolean): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading !== null && document.activeElement === document.body) focusOnce(heading, { preventScroll });
}

/** Of everything around it, from the inside, the first heading. */
function headingsAround(element: Element): readonly (Element | null)[] {
  const headings: (Element | null)[] = [];
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    headings.push(around.querySelector('h1, h2, h3'));
    if (around.matches('main, dialog')) break;
  }
  return headings;
}

/**
 * Waits until what has the focus is taken away, or stays off, and asks where it goes then; until somebody goes on by
 * themselves. What is off only while its change is made gets the focus back.
 */
function watchFocus(element: Element, onLost: (element: Element) => Element | null): () => void {
  let held: Element | null = element;
  let standIn: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const isFree = () => {
    const { activeElement, body } = document;
    const isOurs = activeElement === body || activeElement === held || activeElement === standIn;
    // An open window keeps the focus to itself.
    return isOurs && document.querySelector('dialog[open]') === null;
  };
  const hold = (next: Element | null) => {
    clearTimeout(timer);
    [held, standIn, timer] = [next, null, undefined];
    if (next === null) ending.abort();
  };
  const giveUp = () => {
    if (held === null || signal.aborted) return;
    if (!isFree()) return hold(null);
    standIn = onLost(held);
    if (standIn === null) hold(null);
  };
  const look = () => {
    if (held === null || signal.aborted) return;
    if (held.isConnected && held.matches(':disabled')) {
      // Browsers take the focus from what can be pressed no more a moment later, and say nothing of it.
      if (isFree()) timer ??= setTimeout(giveUp, PATIENCE);
      else hold(null);
    } else if (!isFree()) hold(null);
    else if (!held.isConnected) hold(standIn ?? onLost(held));
    else if (timer !== undefined) {
      if (held instanceof HTMLElement) held.focus({ preventScroll: true });
      hold(held);
    } else if (held !== document.activeElement) hold(null);
  };
  const seen = new MutationObserver(look);
  seen.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  signal.addEventListener('abort', () => seen.disconnect());
  // Later: what is taken away loses the focus first, and what gets it instead is not there yet.
  document.addEventListener('focusout', () => setTimeout(look), { signal });
  queueMicrotask(look);
  return () => ending.abort();
}

/** Entries of lists and headings take the focus this once, and no click of the pointer. */
export function focusOnce(element: HTMLElement, options?: FocusOptions): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus(options);
}
