/** Milliseconds in which what was removed has left the page. */
const PAUSE = 200;

/**
 * Returns what to call when a dialog is over: where the button that opened it went with what it removed, the
 * focus goes to the heading of its section, and not to the top of the page.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  const heading = opener?.closest('section')?.querySelector('h2');
  return () =>
    void setTimeout(() => {
      const isLost = opener?.isConnected === false && document.activeElement === document.body;
      if (isLost && document.querySelector('dialog[open]') === null) heading?.focus();
    }, PAUSE);
}
