import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser, test, type TestBrowser } from '#test/support/browser.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
let browser: TestBrowser;
/** Says of each window which one it is: kept by the window alone, and by nothing that a test may find. */
const windows = new WeakSet<object>();
beforeAll(async () => {
  program = await startTestProgram();
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
});

const left = { dialogs: 0, routed: 0 };

test('a test leaves traces of every kind in its window', async () => {
  const { page } = await browser.open('/');
  windows.add(page);
  await page.context().addCookies([...(await signIn(program)).cookies]);
  page.on('dialog', () => (left.dialogs += 1));
  await page.route('**/about', (route) => {
    left.routed += 1;
    return route.continue();
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark', media: 'print', reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto(`${program.url}/about`);
  await page.context().newPage();
  await page.evaluate(async () => {
    localStorage.setItem('trace', '1');
    sessionStorage.setItem('trace', '1');
    window.name = 'trace';
    await caches.open('trace');
    await new Promise((resolve) => (indexedDB.open('trace').onsuccess = resolve));
    // What a page writes as it is left comes after everything else.
    addEventListener('pagehide', () => localStorage.setItem('late', '1'));
  });
  expect(left.routed).toBe(1);
});

test('the next one finds none of them in the same window', async () => {
  const { page } = await browser.open('/about');
  expect(windows.has(page)).toBe(true);
  const found = await page.evaluate(async () => ({
    kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /trace|late/.test(key)),
    name: window.name,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => name === 'trace'),
    width: innerWidth,
    length: history.length,
    media: ['(prefers-color-scheme: dark)', 'print', '(prefers-reduced-motion)', '(forced-colors: active)'].filter(
      (query) => matchMedia(query).matches,
    ),
  }));
  expect(found).toMatchObject({ kept: [], name: '', caches: [], databases: [], width: 1080, media: [] });
  expect(found.length).toBeLessThanOrEqual(2);
  expect(await page.context().cookies()).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  // Nobody of before hears it, so it goes away by itself.
  await page.evaluate(() => alert('trace'));
  expect(left).toEqual({ dialogs: 0, routed: 1 });
});
