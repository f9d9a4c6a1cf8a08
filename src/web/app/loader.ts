import { holdPresses, letGo } from './early/hold-presses.ts';
import { noteTexts, tellFields, watchFields } from './early/keep-fields.ts';

/**
 * All the script that a page starts with, in its head, so that it sees everything that is typed and
 * pressed: at the first sign of intent it fetches the entry, which takes the page over, tells it what is
 * in the fields by then, and presses again what was pressed meanwhile (decision 0041).
 */
const IDLE = 3000;
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
const addresses: Readonly<DOMStringMap> =
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};
let isStarted = false;

/** What only people do, kept for `tell-visit.ts`, which comes too late to see the first of it. Scripts may focus. */
const personSigns = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

function notePerson({ isTrusted }: Event): void {
  if (!isTrusted) return;
  document.documentElement.dataset['touched'] = 'true';
  for (const sign of personSigns) removeEventListener(sign, notePerson, true);
}

function start(): void {
  if (isStarted || addresses['entry'] === undefined || addresses['page'] === undefined) return;
  isStarted = true;
  // How long it waited for a sign is no slowness of the page: `report-performance.ts` takes it off.
  performance.mark('page_start');
  for (const sign of signs) removeEventListener(sign, start, true);
  void takeOver(addresses['entry'], addresses['page']);
}

/** `/` and mod+k lead to the box of search, or to its page where the screen has no room for the box (SEARCH-3). */
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

type Entry = {
  /** Calls back as soon as React has taken over what the server drew; resolves when everything listens. */
  readonly start: (host: Window, page: unknown, onDrawn: () => void) => Promise<void>;
};
type Page = { readonly default: unknown };

const whenParsed = () =>
  document.readyState === 'loading' &&
  new Promise((resolve) => {
    addEventListener('DOMContentLoaded', resolve);
  });

/** The server knows which code the page needs, so nothing here looks for it and both come at once. */
async function takeOver(entryAddress: string, pageAddress: string): Promise<void> {
  let isAlive = false;
  try {
    const [entry, page]: [Entry, Page, unknown] = await Promise.all([
      import(/* @vite-ignore */ entryAddress),
      import(/* @vite-ignore */ pageAddress),
      whenParsed(),
    ]);
    await noteTexts();
    await entry.start(window, page.default, tellFields);
    isAlive = true;
  } finally {
    await letGo(isAlive);
  }
}

for (const sign of personSigns) addEventListener(sign, notePerson, { capture: true, passive: true });
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
holdPresses(start);
watchFields();
// Here, since it needs no other script to bring the reader to the box.
addEventListener('keydown', onSearchKey);
// Here, since it opens without any other script (SHELL-8).
addEventListener('scroll', () => document.getElementById('visitor-menu')?.hidePopover(), { passive: true });
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start());
setTimeout(whenIdle, IDLE);
// Whoever is signed in looks for what is theirs, also with a finger that never hovers.
if ('atOnce' in addresses) start();
/** A page that is for nothing but its script, as the editor, waits for no sign. */
const startAtOnce = () => void (document.querySelector('[data-start-at-once]') && start());
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAtOnce);
else startAtOnce();
