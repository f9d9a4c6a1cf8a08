import { offerOneTap } from '#web/features/identity/sign-in/offer-one-tap.ts';
import { toasts } from '#web/parts/toast/toast-queue.ts';
import type { Screen } from '../screen.ts';
import { applyHead } from './apply-head.ts';

/**
 * Brings document and reader to the new screen: its head; its fragment, the place they left, or the
 * top; and the focus to the heading, so that the keyboard and the screen reader are there too. A page
 * that one opens to type names its field by `data-first-focus`.
 */
export function settle(screen: Screen, siteName: string, scrollY: number, hash: string): void {
  toasts.leavePage();
  void offerOneTap(screen.route?.page);
  applyHead(screen.head, siteName);
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target === null) window.scrollTo({ top: scrollY, behavior: 'instant' });
  else target.scrollIntoView({ behavior: 'instant' });
  const field = document.querySelector<HTMLElement>('main [data-first-focus]');
  if (target === null && field !== null && field.offsetParent !== null) return field.focus({ preventScroll: true });
  const heading =
    target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
