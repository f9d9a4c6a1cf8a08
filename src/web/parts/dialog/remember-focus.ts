/** Milliseconds in which what was removed has left the page. */
const PAUSE = 200;

/**
 * Returns what to call when a change is over: where the button that began it went with what it removed, the
 * focus goes to the entry that stood beside it, else to the heading of its section, and not to the top of the
 * page. To an entry and not to its button, which a key that is still down would press too.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  const entry = opener?.closest('li');
  const heading = opener?.closest('section')?.querySelector('h2');
  const near = [entry, entry?.nextElementSibling, entry?.previousElementSibling, heading];
  return () =>
    void setTimeout(() => {
      const isLost = opener?.isConnected === false && document.activeElement === document.body;
      if (!isLost || document.querySelector('dialog[open]') !== null) return;
      const next = near.find((one) => one?.isConnected === true);
      if (next instanceof HTMLElement) focusOnce(next);
    }, PAUSE);
}

/** Entries of lists take the focus this once, and no click of the pointer. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus();
}
