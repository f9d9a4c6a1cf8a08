import { anchorOf } from '#shared/routes/anchor-of.ts';
import { offerOneTap } from '#web/features/identity/sign-in/offer-one-tap.ts';
import { toasts } from '#web/parts/toast/toast-queue.ts';
import type { Screen } from '../screen.ts';
import { documentTitle } from '../document/document-title.ts';
import type { PageHead } from '../page-definition.ts';

let themeSheet: CSSStyleSheet | undefined;

/** What a change of screen changes in the head: title, language, canonical address, theme. The rest is for robots, who load documents. */
function applyHead(head: PageHead, siteName: string): void {
  document.title = documentTitle(head, siteName);
  document.documentElement.lang = head.language ?? 'en';
  document.documentElement.dir = head.direction ?? 'ltr';
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (head.canonicalUrl === undefined) canonical?.remove();
  else if (canonical !== null) canonical.href = head.canonicalUrl;
  // The theme that the server wrote belongs to the first page; a sheet made by script needs no hash in the policy.
  for (const style of document.head.querySelectorAll('style[data-theme-css]')) style.remove();
  themeSheet ??= new CSSStyleSheet();
  themeSheet.replaceSync(head.themeCss ?? '');
  document.adoptedStyleSheets = [themeSheet];
}

type Arrival = {
  readonly scrollY: number;
  readonly hash: string;
  /** What had the focus when the new screen stood there. */
  readonly focused: Element | null;
};

/**
 * Brings document and reader to the new screen: its head; its fragment, the place they left, or the
 * top; and the focus to the heading, so that the keyboard and the screen reader are there too. A page
 * that one opens to type names its field by `data-first-focus`. Whoever has pressed something on the new screen by
 * then keeps the focus there, and the menu that it opened.
 */
export function settle(screen: Screen, siteName: string, { scrollY, hash, focused }: Arrival): void {
  toasts.leavePage();
  void offerOneTap(screen.route?.page);
  applyHead(screen.head, siteName);
  const target = hash === '' ? null : document.getElementById(anchorOf(hash));
  if (target === null) window.scrollTo({ top: scrollY, behavior: 'instant' });
  else target.scrollIntoView({ behavior: 'instant' });
  const { activeElement, body } = document;
  if (activeElement !== focused && activeElement !== body) return;
  const field = document.querySelector<HTMLElement>('main [data-first-focus]');
  if (target === null && field !== null && field.offsetParent !== null) return field.focus({ preventScroll: true });
  const heading =
    target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
