/**
 * Brings the reader to where the new screen starts: its fragment, the place they left, or the top; and
 * moves the focus to the heading, so that the keyboard and the screen reader are there too.
 */
export function settle(scrollY: number, hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target === null) window.scrollTo({ top: scrollY, behavior: 'instant' });
  else target.scrollIntoView({ behavior: 'instant' });
  const heading = target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
