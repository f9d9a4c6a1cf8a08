import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { findBrowser } from '#test/support/find-browser.ts';
import { type Deed, type HumanVisit, humanVisits } from '#test/support/human-visits.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

/** A headless browser that says it is somebody’s. */
const DISGUISE =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let program: TestProgram;
let browser: Browser;
beforeAll(async () => {
  program = await startTestProgram();
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
});
afterAll(async () => {
  await browser.close();
  await program.close();
});
beforeEach(async () => {
  await program.context.database.query('test_forget_visits', 'delete from story_visit', []);
  await program.context.database.query('test_forget_programs', 'delete from program_visit', []);
});

const rows = async (table: 'story_visit' | 'program_visit') =>
  (await program.context.database.query(`test_rows_${table}`, `select from ${table}`, [])).length;

type Opened = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Lets a second go by; where the page must have woken, also as long as its code is on the way. */
  readonly second: (isWoken: boolean) => Promise<void>;
};

/** Opens a story in a window of its own, whose clock the test moves. */
async function openStory(options: Parameters<Browser['newContext']>[0]): Promise<Opened> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.clock.install();
  let isAsked = false;
  const coming = new Set<Request>();
  page.on('request', (request) => {
    isAsked ||= isWatching(request);
    if (request.resourceType() === 'script') coming.add(request);
  });
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  let isThere = false;
  await page.goto(program.url + program.world.stories.specimen.path);
  return {
    context,
    page,
    second: async (isWoken) => {
      if (!isThere && isWoken) {
        // What it imports may come after it.
        await expect.poll(() => isAsked && coming.size === 0, { timeout: 60_000 }).toBe(true);
        isThere = true;
        // What came runs before the answer.
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', resolve);
              port1.start();
              port2.postMessage('');
            }),
        );
      }
      await page.clock.runFor(1_000);
    },
  };
}

/** Seconds after which a page wakes by itself. */
const RESTED = 4;
const isWatching = (request: Request): boolean => request.url().includes('watch-reading');

async function leave(page: Page): Promise<void> {
  // The server takes no more seconds than went by; and the next visit is another one.
  program.clock.advance(40 * 60_000);
  await page.goto(`${program.url}/healthz`);
}

const scripts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'stays and does nothing': async () => undefined,
  'scrolls by script': (page) => page.evaluate(() => scrollBy(0, 400)),
  'makes events of all kinds': (page) =>
    page.evaluate(() => {
      for (const name of ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'click'])
        document.body.dispatchEvent(new Event(name, { bubbles: true }));
    }),
  'focuses and clicks by script': (page) =>
    page.evaluate(() => {
      document.querySelector<HTMLElement>('a[href], button')?.focus();
      document.querySelector<HTMLElement>('article p')?.click();
    }),
  'has no focus and smoothly glides down': (page) =>
    page.evaluate(() => {
      document.hasFocus = () => false;
      document.documentElement.scrollBy({ top: 300, behavior: 'smooth' });
    }),
};

test('STAT-1: five headless scripts that say they are browsers, and touch nothing, are programs and no readers', async () => {
  const refused = new Set<string>();
  for (const [name, act] of Object.entries(scripts)) {
    const before = await rows('program_visit');
    const { context, page, second } = await openStory({ userAgent: DISGUISE });
    for (let count = 0; count < 45; count += 1) {
      await act(page);
      await second(count > RESTED);
    }
    await leave(page);
    await expect.poll(async () => (await rows('program_visit')) + (await rows('story_visit'))).toBeGreaterThan(before);
    if ((await rows('story_visit')) === 0) refused.add(name);
    await program.context.database.query('test_forget_views', 'delete from story_visit', []);
    await context.close();
  }
  expect([...refused]).toEqual(Object.keys(scripts));
});

async function doDeed(page: Page, deed: Deed, second: number): Promise<void> {
  // Beside the text, where no link lies.
  const place = { x: 4 + (second % 3), y: 420 + (second % 5) };
  if (deed === 'move') await page.mouse.move(place.x, place.y);
  if (deed === 'wheel') await page.mouse.wheel(0, 240);
  if (deed === 'click') await page.mouse.click(place.x, place.y);
  if (deed === 'key') await page.keyboard.press('Space');
  if (deed === 'tap') await page.touchscreen.tap(place.x, place.y);
  if (deed === 'swipe') await swipe(page);
  if (deed === 'hide' || deed === 'show') await setVisibility(page, deed === 'hide' ? 'hidden' : 'visible');
}

function setVisibility(page: Page, next: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, next);
}

async function swipe(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  await send('touchStart', 500);
  await send('touchMove', 300);
  await send('touchEnd');
  await wire.detach();
}

/** Whether the page took its reader for somebody; what it tells then is on its way, or waits for the next page. */
const isPerson = (page: Page): Promise<boolean> => page.evaluate(() => sessionStorage.getItem('|visits') !== null);

async function replay({ userAgent, isTouch, deeds, length }: HumanVisit): Promise<boolean> {
  const viewport = { width: isTouch ? 390 : 1_280, height: 800 };
  const { context, page, second } = await openStory({ userAgent, hasTouch: isTouch, viewport });
  let isFound = false;
  for (let count = 0; count < length && !isFound; count += 1) {
    const deed = deeds.get(count);
    if (deed !== undefined) await doDeed(page, deed, count);
    await second(count > RESTED || [...deeds.keys()].some((at) => at < count));
    isFound = await isPerson(page);
  }
  await context.close();
  return isFound;
}

test('STAT-1: fifty visits of people, each with one of ten ways to read and another browser, are all views', async () => {
  const missed: string[] = [];
  expect(humanVisits).toHaveLength(50);
  for (const visit of humanVisits) if (!(await replay(visit))) missed.push(`${visit.way}: ${visit.userAgent}`);
  expect(missed).toEqual([]);
});
