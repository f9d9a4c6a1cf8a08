import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { test as plainTest } from 'vitest';
import { findBrowser } from './find-browser.ts';
import type { TestProgram } from './test-program.ts';

const executablePath = findBrowser();

/** Skipped, in one line, where there is no Chromium. */
export const test = plainTest.skipIf(executablePath === undefined);

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.example 127.0.0.1',
];

export type OpenedPage = {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, refused and failed requests, as they came. */
  readonly problems: string[];
  /** Addresses that the page asked for. */
  readonly requests: string[];
};

export type TestBrowser = {
  /** A window of its own, 1080 by 900 unless said otherwise, that reaches nothing but the program. */
  readonly open: (target: string, options?: BrowserContextOptions) => Promise<OpenedPage>;
  readonly close: () => Promise<void>;
};

/** One Chromium for a test file; undefined where the machine has none, and then no test asks for it. */
export async function openBrowser(program: TestProgram): Promise<TestBrowser> {
  if (executablePath === undefined) return { open: noBrowser, close: () => Promise.resolve() };
  const browser: Browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    close: () => browser.close(),
    open: async (target, options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1080, height: 900 }, ...options });
      // Longer than usual: a busy machine is no failure.
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      const problems: string[] = [];
      const requests: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('request', (request) => requests.push(request.url()));
      const ours = new Set([new URL(program.url).host, program.domain]);
      await page.route(
        (url) => !ours.has(url.host),
        (route) => route.abort(),
      );
      // Limits count by the clock of the program, which stands still otherwise.
      program.clock.advance(3_000);
      await page.goto(target.startsWith('/') ? program.url + target : target);
      return { page, problems, requests };
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
