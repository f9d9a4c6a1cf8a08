import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { callbackPath, openVisitor, signIn, type SignedIn, tokenFor } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  program = await startTestProgram({ withWorld: false });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
});

async function visitAs(page: Page, viewer: SignedIn): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies([...viewer.cookies]);
  await page.goto(`${program.url}/about`);
  await wake(page);
}

const remembered = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('|logins') ?? 'null') as unknown);

test('IDEN-10: the device keeps who signed in on it, the last apart, each once', async () => {
  const [ada, ben] = [await signIn(program), await signIn(program)];
  const { page } = await browser.open('/about');
  expect(await remembered(page)).toBeNull();
  await visitAs(page, ada);
  await expect.poll(() => remembered(page)).toEqual({ last: ada.personId, ids: [ada.personId] });
  await visitAs(page, ben);
  await expect.poll(() => remembered(page)).toEqual({ last: ben.personId, ids: [ada.personId, ben.personId] });
  await visitAs(page, ada);
  await expect.poll(() => remembered(page)).toEqual({ last: ada.personId, ids: [ada.personId, ben.personId] });
});

type Sent = { readonly key: string; readonly data: Readonly<Record<string, unknown>> };

/** The events of logins among what a page sends, as they go out. */
function watchEvents(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const events = /"payload":("(?:[^"\\\\]|\\\\.)*")/.exec(request.postData() ?? '')?.[1];
    if (events === undefined) return;
    const list = JSON.parse(JSON.parse(events) as string) as readonly Sent[];
    sent.push(...list.filter(({ key }) => key.includes('login')));
  });
  return sent;
}

test('IDEN-10: login-success says where the sign-in began; multi-user-login counts from the second person on', async () => {
  const { page } = await browser.open('/about');
  const sent = watchEvents(page);
  await visitAs(page, await signIn(program));
  await expect.poll(() => sent.map(({ key }) => key), { timeout: 30_000 }).toEqual(['login-success']);
  expect(sent[0]?.data).toMatchObject({ susiEntry: null });

  // The second comes in from a clap, as the window of signing in says in the address.
  const { cookie } = await openVisitor(program);
  const { personId } = await signIn(program);
  const [name = '', value = ''] = cookie.split('=');
  await page.context().clearCookies();
  await page.context().addCookies([{ name, value, url: program.url }]);
  await page.goto(`${program.url}${callbackPath(await tokenFor(program, cookie, { personId }))}&susiEntry=clap`);
  await wake(page);
  await expect
    .poll(() => sent.slice(1).map(({ key }) => key), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['login-success', 'multi-user-login']));
  const later = sent.slice(1);
  expect(later.find(({ key }) => key === 'login-success')?.data).toMatchObject({ susiEntry: 'clap' });
  expect(later.find(({ key }) => key === 'multi-user-login')?.data).toMatchObject({ count: 2 });
});

test('IDEN-10: what is no record warns and counts as none (1§8)', async () => {
  const viewer = await signIn(program);
  const { page, problems } = await browser.open('/about');
  await page.evaluate(() => localStorage.setItem('|logins', '{'));
  await visitAs(page, viewer);
  await expect.poll(() => remembered(page)).toEqual({ last: viewer.personId, ids: [viewer.personId] });
  expect(problems).toEqual(['Stored value of |logins is corrupt: falling back to its default']);
});

test('IDEN-10: without storage the page works all the same', async () => {
  const viewer = await signIn(program);
  const { page } = await browser.open('/about');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await visitAs(page, viewer);
  await page.locator('[data-testid=sign-in-confirmation]').waitFor();
});
