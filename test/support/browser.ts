import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { test as plainTest } from 'vitest';
import { findWindowless } from './find-browser.ts';
import { type KeptWindows, keepWindows } from './kept-windows.ts';
import { sharedChromium } from './shared-chromium.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestProgram } from './test-program.ts';

const executablePath = findWindowless();

/** Skipped, in one line, where there is no Chromium. */
export const test = plainTest.skipIf(executablePath === undefined);

export type OpenedPage = {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, refused and failed requests, as they came. */
  readonly problems: string[];
  /** Addresses that the page asked for. */
  readonly requests: string[];
};

export type TestBrowser = {
  /**
   * A window that no other test sees, 1080 by 900 unless said otherwise, that reaches nothing but the program. It is taken
   * back with the end of the test, and the next one gets it as if it were new (`kept-windows.ts`).
   */
  readonly open: (target: string, options?: BrowserContextOptions) => Promise<OpenedPage>;
  /** Such a window in which somebody is signed in, on a page that has taken itself over. */
  readonly openAs: (
    person: Pick<SignedIn, 'cookies'>,
    path: string,
    options?: BrowserContextOptions,
  ) => Promise<OpenedPage>;
  readonly close: () => Promise<void>;
};

/** Windows for a test file; where the machine has no Chromium no test asks for one. */
export async function openBrowser(program: TestProgram): Promise<TestBrowser> {
  if (executablePath === undefined) return { open: noBrowser, openAs: noBrowser, close: () => Promise.resolve() };
  await sharedChromium(executablePath);
  const kinds = new Map<string, KeptWindows>();
  const open = async (target: string, options: BrowserContextOptions = {}): Promise<OpenedPage> => {
    // Asked for each time: a Chromium that broke down takes no other test with it.
    const browser = await sharedChromium(executablePath);
    const kind = JSON.stringify(options);
    const windows = kinds.get(kind) ?? keepWindows(program.url, options);
    kinds.set(kind, windows);
    const page = await windows.take(browser);
    const problems: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('request', (request) => requests.push(request.url()));
    // Limits count by the clock of the program, which stands still otherwise.
    program.clock.advance(3_000);
    await page.goto(target.startsWith('/') ? program.url + target : target);
    return { page, problems, requests };
  };
  return {
    open,
    openAs: async ({ cookies }, path, options) => {
      const opened = await open('/healthz', options);
      await opened.page.context().addCookies([...cookies]);
      await opened.page.goto(program.url + path);
      await wake(opened.page);
      return opened;
    },
    close: async () => {
      for (const windows of kinds.values()) await windows.close();
    },
  };
}

function noBrowser(): Promise<never> {
  return Promise.reject(new Error('There is no Chromium on this machine'));
}

/** Moves the pointer, which is the sign that the page waits for, until it has taken itself over. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 8);
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
}

/** Points at a link until the page is ready to follow it, and clicks. */
export async function follow(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForFunction(() => document.documentElement.dataset['router'] === 'ready');
  await link.click();
}
