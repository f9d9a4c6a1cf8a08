/**
 * All the script that a page starts with: at the first sign of intent it fetches the entry, which
 * takes the page over, and presses again what was pressed meanwhile (house, section 7).
 */
const IDLE = 3000;
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
const addresses: Readonly<DOMStringMap> =
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
let pressed: HTMLElement | undefined;
let isStarted = false;

/** Links, forms and what opens a popover work by themselves; another button waits for its page. */
function onClick(event: MouseEvent): void {
  const target =
    event.target instanceof Element ? event.target.closest('button:not([popovertarget]), [role="button"]') : null;
  if (!(target instanceof HTMLElement) || (target instanceof HTMLButtonElement && target.form !== null)) return;
  pressed = target;
  event.preventDefault();
  start();
}

function start(): void {
  if (isStarted || addresses['entry'] === undefined || addresses['page'] === undefined) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  void takeOver(addresses['entry'], addresses['page']);
}

/** `/` and mod+k lead to the box of search, or to its page where the screen has no room for the box (1§9, SEARCH-3). */
function onSearchKey(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || !(target instanceof HTMLElement) || target.isContentEditable) return;
  const hasMod = ctrlKey || metaKey;
  const isSlash = key === '/' && !hasMod && !/^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  if (!isSlash && !(key.toLowerCase() === 'k' && hasMod && !shiftKey)) return;
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-search] input[name="q"]');
  const box = [...boxes].find((one) => one.offsetParent !== null);
  const way = box ?? document.querySelector<HTMLElement>('header a[href$="/search"]');
  if (way === null) return;
  event.preventDefault();
  if (box === undefined) way.click();
  box?.focus();
  box?.select();
}

type Entry = { readonly start: (host: Window, page: unknown) => Promise<void> };
type Page = { readonly default: unknown };

/** The server knows which code the page needs, so nothing here looks for it and both come at once. */
async function takeOver(entryAddress: string, pageAddress: string): Promise<void> {
  const [{ start: startEntry }, page]: [Entry, Page] = await Promise.all([
    import(/* @vite-ignore */ entryAddress),
    import(/* @vite-ignore */ pageAddress),
  ]);
  await startEntry(window, page.default);
  removeEventListener('click', onClick, true);
  if (pressed?.isConnected === true) pressed.click();
}

for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
addEventListener('click', onClick, true);
// Here, since it needs no other script to bring the reader to the box (1§9).
addEventListener('keydown', onSearchKey);
// Here, since it opens without any other script (SHELL-8).
addEventListener('scroll', () => document.getElementById('visitor-menu')?.hidePopover(), { passive: true });
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start());
setTimeout(whenIdle, IDLE);
/** A page that is for nothing but its script, as the editor, waits for no sign. */
const startAtOnce = () => void (document.querySelector('[data-start-at-once]') && start());
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAtOnce);
else startAtOnce();
