import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

type Window = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly options: BrowserContextOptions;
  readonly session: CDPSession;
  isRouted: boolean;
  /** Set by what cannot be undone: it is then closed, and not cleaned. */
  isSpoilt: boolean;
};

export type KeptWindows = {
  readonly take: (browser: Browser) => Promise<Page>;
  readonly close: () => Promise<void>;
};

const VIEWPORT = { width: 1080, height: 900 };

/** Longer than usual: a busy machine is no failure. */
const PATIENCE_MS = 90_000;

/** Without the compiled code, which says nothing of who was there. */
const STORES = 'local_storage,indexeddb,cache_storage,service_workers,file_systems';

/** What tests may listen to; whether a window closed or broke down we hear ourselves. */
const OF_PAGES = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
];
const OF_REQUESTS = ['request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'];
const HEARD = [...OF_PAGES, ...OF_REQUESTS];

/** Whoever calls these has a window for themselves. */
const FOR_GOOD = ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'];
const FOR_GOOD_IN_CONTEXT = ['grantPermissions', 'setGeolocation', 'newCDPSession', 'setStorageState', 'setOffline'];
const FOR_GOOD_IN_CLOCK = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'];

/**
 * Windows of a test file that are not thrown away: to open one and start its code takes Chromium twice the work of going
 * somewhere in one that is open. A window that a test leaves is cleaned of all that it did and given to the next test that
 * asks for one of its kind; where the test failed, went to another origin, or did what cannot be undone, it is closed. Its
 * cache of files stays.
 */
export function keepWindows(home: string, options: BrowserContextOptions): KeptWindows {
  const free: Window[] = [];
  const open = new Set<BrowserContext>();

  async function openWindow(browser: Browser): Promise<Window> {
    const context = await browser.newContext({ viewport: VIEWPORT, ...options });
    open.add(context);
    context.on('close', () => open.delete(context));
    const page = await context.newPage();
    // A renderer that broke down answers nothing: what waits for it is told at once.
    page.on('crash', () => void context.close());
    const session = await context.newCDPSession(page);
    const window = { context, page, options, session, isRouted: false, isSpoilt: false };
    noteCalls(page, FOR_GOOD, () => (window.isSpoilt = true));
    noteCalls(context, [...FOR_GOOD, ...FOR_GOOD_IN_CONTEXT], () => (window.isSpoilt = true));
    noteCalls(context.clock, FOR_GOOD_IN_CLOCK, () => (window.isSpoilt = true));
    for (const target of [page, context]) noteCalls(target, ['route'], () => (window.isRouted = true));
    return window;
  }

  async function leave(window: Window, isPassed: boolean): Promise<void> {
    const { context, page } = window;
    if (!isPassed || window.isSpoilt || page.isClosed() || options.javaScriptEnabled === false) return context.close();
    try {
      await clean(window, home);
      window.isRouted = false;
      free.push(window);
    } catch {
      await context.close();
    }
  }

  return {
    take: async (browser) => {
      const kept = free.splice(0).filter(({ page }) => !page.isClosed());
      const window = kept.pop() ?? (await openWindow(browser));
      free.push(...kept);
      const { context, page } = window;
      context.setDefaultTimeout(PATIENCE_MS);
      // What it keeps of another origin is not looked for.
      context.on('request', (request) => {
        if (request.isNavigationRequest() && new URL(request.url()).origin !== home) window.isSpoilt = true;
      });
      try {
        onTestFinished(({ task }) => leave(window, task.result?.state !== 'fail'));
      } catch {
        // Outside a test it stays until `close`.
      }
      return page;
    },
    close: async () => {
      await Promise.all([...open].map((context) => context.close()));
    },
  };
}

/** Leaves a window as if it were new, on a page of the site without any code. */
async function clean({ context, page, options, session, isRouted }: Window, home: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const heard of HEARD) {
    page.removeAllListeners(heard);
    context.removeAllListeners(heard);
  }
  // Only where there are any: it empties the memory of the page's code.
  if (isRouted) await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (isRouted) await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate(fallSilent);
  await page.goto(`${home}/healthz`);
  await session.send('Storage.clearDataForOrigin', { origin: home, storageTypes: STORES });
  await session.send('Page.resetNavigationHistory');
  await context.clearCookies();
  await page.mouse.move(-1, -1);
  await page.setViewportSize(options.viewport ?? VIEWPORT);
  await page.emulateMedia({
    media: null,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    forcedColors: options.forcedColors ?? 'none',
  });
}

/**
 * Runs in the page: what it sends and keeps as it is left would come into the next test; of a window that is closed it never
 * came. Where it may keep nothing, nobody can tell what others kept in this window, and it throws.
 */
function fallSilent(): void {
  navigator.sendBeacon = () => true;
  window.fetch = () => new Promise(() => undefined);
  sessionStorage.clear();
  Storage.prototype.setItem = () => undefined;
  window.name = '';
}

function noteCalls(target: object, names: readonly string[], note: () => unknown): void {
  for (const name of names) {
    const call: unknown = Reflect.get(target, name);
    if (typeof call !== 'function') throw new TypeError(`A window cannot ${name}`);
    Reflect.set(target, name, (...given: readonly unknown[]): unknown => {
      note();
      return Reflect.apply(call, target, given);
    });
  }
}
