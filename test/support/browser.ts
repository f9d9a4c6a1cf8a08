import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { test as plainTest, onTestFinished } from 'vitest';
import { findWindowless } from './find-browser.ts';
import { sharedChromium } from './shared-chromium.ts';
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
  /** A window of its own, 1080 by 900 unless said otherwise, that reaches nothing but the program; gone with its test. */
  readonly open: (target: string, options?: BrowserContextOptions) => Promise<OpenedPage>;
  readonly close: () => Promise<void>;
};

/** Windows for a test file; where the machine has no Chromium no test asks for one. */
export async function openBrowser(program: TestProgram): Promise<TestBrowser> {
  if (executablePath === undefined) return { open: noBrowser, close: () => Promise.resolve() };
  await sharedChromium(executablePath);
  const windows = new Set<BrowserContext>();
  return {
    close: async () => {
      await Promise.all([...windows].map((context) => context.close()));
    },
    open: async (target, options = {}) => {
      // Asked for each time: a Chromium that broke down takes no other test with it.
      const browser = await sharedChromium(executablePath);
      const context = await browser.newContext({ viewport: { width: 1080, height: 900 }, ...options });
      windows.add(context);
      context.on('close', () => windows.delete(context));
      closeAfterTest(context);
      // Longer than usual: a busy machine is no failure.
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      // A renderer that broke down answers nothing: what waits for it is told at once.
      page.on('crash', () => void context.close());
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
    },
  };
}

/** A page that nobody looks at any more still draws, asks and takes its part of the machine. */
function closeAfterTest(context: BrowserContext): void {
  try {
    onTestFinished(() => context.close());
  } catch {
    // Outside a test it stays until `close`.
  }
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
