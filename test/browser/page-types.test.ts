import { expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { pageTypes } from '#test/support/page-types.ts';

const { program, browser } = await openSite();

/** Said of the publication's domain, which has no HTTPS here. */
const OF_HTTP = 'The Cross-Origin-Opener-Policy header has been ignored';

/** What the browser itself says of an answer that is not 200. */
const OF_STATUS = /^Failed to load resource: the server responded with a status of (?:404|410|500)/;

/** The text of the page, without the buttons that the body of a story gets when it comes alive. */
function readText(): string {
  const root = document.querySelector('#root')?.cloneNode(true) as HTMLElement;
  // What only a browser can know is drawn by it: that tabs have no room, that something can be copied. Responses below
  // a list, and how many free stories are left, are asked for by it.
  const later = '.copy-code, button[aria-label$=" sections"], [class*="panel_Responses"], [data-paywall-status]';
  for (const part of root.querySelectorAll(later)) part.remove();
  return root.textContent;
}

/** The words around the first place where two texts part. */
function differenceOf(before: string, after: string): readonly string[] {
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  const start = Math.max(0, (at < 0 ? before.length : at) - 20);
  return [before, after].map((text) => text.slice(start, start + 120));
}

test('CORE-1, SHELL-2: every page type is taken over without an error, a warning, a refusal or a missing file', async () => {
  const { page, problems, requests } = await browser.open('/about');
  const found: Record<string, readonly string[]> = {};
  for (const { name, url, status } of pageTypes(program)) {
    if (status >= 500) continue;
    problems.length = 0;
    requests.length = 0;
    program.clock.advance(3_000);
    await page.goto(url);
    const before = await page.evaluate(readText);
    await wake(page);
    const after = await page.evaluate(readText);
    const wrong = problems.filter((problem) => !(status >= 400 && OF_STATUS.test(problem)));
    // The second link elsewhere in the navigation of a publication is logged (SHELL-3).
    const unexpected = wrong.filter(
      (problem) => !problem.includes('https://forum.example/') && !problem.startsWith(OF_HTTP),
    );
    if (unexpected.length > 0) found[name] = unexpected;
    if (before !== after) found[`${name}: text`] = differenceOf(before, after);
    const foreign = requests.filter(
      (request) => new URL(request).hostname !== new URL(url).hostname && /^https?:/.test(request),
    );
    // On a domain of its own a publication shows the pictures of the main site.
    const odd = foreign.filter((request) => !request.startsWith(`${program.url}/image/`));
    if (odd.length > 0) found[`${name}: elsewhere`] = odd;
  }
  expect(found).toEqual({});
});

test('the test above sees what is wrong', async () => {
  const { page, problems } = await browser.open('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    console.error('an error');
  });
  await expect
    .poll(() => problems.join(' '))
    .toMatch(/Content Security Policy.*an error|an error.*Content Security Policy/s);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
