import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';
import { editorOf, storyOf, waitForState } from '#test/support/writing-desk.ts';
import { writePayloads } from '../prove/payload-desk.ts';

const FROM_OUTSIDE = join(import.meta.dirname, '../../../shared/data/xss-payloads.json');
const OWN = [
  '<img src=x onerror="window.ran=1;alert(1)">',
  '<script>window.ran=1;alert(1)</script>',
  '"><svg onload=alert(1)>',
  "' autofocus onfocus='alert(1)",
  'javascript:alert(1)',
  '[a](javascript:alert(1)) **<b onclick=alert(1)>**',
  '</title></style></textarea></noscript><script>alert(1)</script>',
  'https://www.youtube.com/watch?v="onload="alert(1)',
];
/** One person writes so many, and each is pasted; LONGHAND_PAYLOADS=all pastes every one from outside. */
const WRITTEN = 12;
const PASTED = 120;

const { program, browser } = await openSite({ withWorld: false });

function payloads(count: number): readonly string[] {
  if (!existsSync(FROM_OUTSIDE)) return OWN;
  const all = JSON.parse(readFileSync(FROM_OUTSIDE, 'utf8')) as string[];
  const step = Math.max(1, Math.ceil(all.length / (count - OWN.length)));
  return [...OWN, ...all.filter((_payload, index) => index % step === 0)].map((payload) => payload.slice(0, 900));
}

/** Everything that a script of a stranger would bring about; empty where none ran. */
async function watch(page: Page): Promise<{ readonly ran: () => Promise<readonly string[]> }> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`${dialog.type()} on ${page.url()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const ran = () => Reflect.set(window, 'ran', 1);
    Object.assign(window, { alert: ran, confirm: ran, prompt: ran, print: ran });
  });
  const ran = async () => {
    if (await page.evaluate(() => 'ran' in window)) seen.push(`a script on ${page.url()}`);
    return seen;
  };
  return { ran };
}

test('a page on which something runs is seen', async () => {
  const { page } = await browser.open('/about');
  const { ran } = await watch(page);
  await page.goto(`${program.url}/about`);
  expect(await ran()).toEqual([]);
  await page.evaluate(() => window.alert(1));
  expect(await ran()).toEqual([`a script on ${page.url()}`]);
});

test('point 7: names, responses, notes, lists, captions and embeds of a stranger are words in a real browser', async () => {
  const { pages, cookie } = await writePayloads(program, payloads(WRITTEN));
  const { page, problems } = await browser.open('/healthz');
  const { ran } = await watch(page);
  await page.context().addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: program.url };
    }),
  );
  const lists = pages.filter((path) => path.includes('/list/'));
  const screens = pages.filter(
    (path) => !path.includes('/list/') && !path.startsWith('/feed/') && !path.startsWith('/_/'),
  );
  for (const path of [...screens, ...lists.slice(0, 2)]) {
    program.clock.advance(10_000);
    await page.goto(program.url + path, { waitUntil: 'domcontentloaded' });
    // The editor and what is framed have no loader to wake.
    if (!/\/(edit|embed)$/.test(path)) await wake(page);
    expect(await ran(), path).toEqual([]);
    const inside = page.locator('script:not([nonce]):text("alert("), [onerror], [onload], a[href^="javascript" i]');
    expect(await inside.count(), path).toBe(0);
  }
  expect(problems.filter((problem) => /alert|refused to|violates/i.test(problem))).toEqual([]);
});

test('point 7: what is pasted into the editor is words, as HTML, as text and as an address', async () => {
  // Without the policy, which would keep from running what stands in the page: nothing may stand there.
  const { page, problems } = await browser.open('/healthz', { bypassCSP: true });
  const { ran } = await watch(page);
  await page.context().addCookies([...(await signIn(program)).cookies]);
  await page.goto(`${program.url}/new-story`);
  await editorOf(page).waitFor();
  await editorOf(page).focus();
  await page.keyboard.type('Pasted');
  await page.keyboard.press('Enter');
  const all = payloads(process.env['LONGHAND_PAYLOADS'] === 'all' ? Infinity : PASTED);
  await editorOf(page).evaluate((editor, texts) => {
    for (const text of texts) {
      for (const types of [['text/html', 'text/plain'], ['text/plain'], ['text/html']] as const) {
        const clipboardData = new DataTransfer();
        for (const type of types) clipboardData.setData(type, text);
        editor.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
      }
    }
  }, all);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The end of it.');
  await page.keyboard.press('Control+s');
  await waitForState(page, 'saved');
  const editor = editorOf(page);
  expect(await editor.innerText()).toContain('The end of it.');
  expect(await editor.locator('script, iframe, object, embed, style, link, [onerror], [onload]').count()).toBe(0);
  expect(await editor.locator('a[href^="javascript" i], a[href^="data" i], img[src^="http"]').count()).toBe(0);
  expect(await ran()).toEqual([]);
  await page.goto(`${program.url}/p/${storyOf(page)}/edit`);
  await editorOf(page).waitFor();
  await page.mouse.move(300, 300);
  expect(await ran()).toEqual([]);
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});
