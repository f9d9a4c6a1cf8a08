import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { callbackPath, openVisitor, signIn, type SignedIn, tokenFor } from '#test/support/sign-in.ts';

/** Bots tell no events. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';

const { program, browser } = await openSite({ withWorld: false });

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

/** The events of logins that the server has of a person. */
async function loginEvents(personId: string) {
  const rows = await program.context.database.kysely
    .selectFrom('client_event')
    .select(['name', 'data'])
    .where('person_id', '=', personId)
    .where('name', 'like', '%login%')
    .orderBy('name')
    .execute();
  return rows.map(({ name, data }) => ({ name, data }));
}

test('IDEN-10: login-success says where the sign-in began; multi-user-login counts from the second person on', async () => {
  const { page } = await browser.open('/about', { userAgent: PERSON });
  const first = await signIn(program);
  await visitAs(page, first);
  await expect
    .poll(() => loginEvents(first.personId), { timeout: 40_000 })
    .toMatchObject([{ name: 'login-success', data: { susiEntry: null } }]);

  // The second comes in from a clap, as the window of signing in says in the address.
  const { cookie } = await openVisitor(program);
  const { personId } = await signIn(program);
  const [name = '', value = ''] = cookie.split('=');
  await page.context().clearCookies();
  await page.context().addCookies([{ name, value, url: program.url }]);
  await page.goto(`${program.url}${callbackPath(await tokenFor(program, cookie, { personId }))}&susiEntry=clap`);
  await wake(page);
  await expect
    .poll(() => loginEvents(personId), { timeout: 40_000 })
    .toMatchObject([
      { name: 'login-success', data: { susiEntry: 'clap' } },
      { name: 'multi-user-login', data: { count: 2 } },
    ]);
});

test('IDEN-10: what is no record warns and counts as none', async () => {
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

test('IDEN-10: a page of one account offers to be loaded anew once another signs in, or nobody is signed in', async () => {
  const [ada, ben] = [await signIn(program), await signIn(program)];
  for (const [then, text] of [
    [ben, 'You’re signed in to another account now, in another window.'],
    [null, 'You’ve signed out in another window.'],
  ] as const) {
    const { page } = await browser.open('/about');
    await visitAs(page, ada);
    await expect.poll(() => remembered(page)).toMatchObject({ last: ada.personId });
    // What listens comes with the code for the next page.
    await page.getByRole('banner').locator('a[href="/"]').first().hover();
    await page.waitForFunction(() => document.documentElement.dataset['router'] === 'ready');
    const other = await page.context().newPage();
    if (then === null) {
      await other.goto(`${program.url}/about`);
      await wake(other);
      await other.locator('header button[aria-haspopup=menu]').click();
      await other.getByRole('menuitem', { name: 'Sign out' }).click();
    } else {
      await visitAs(other, then);
      // A page in the background takes its time to look who is signed in.
      await expect.poll(() => remembered(other)).toMatchObject({ last: then.personId });
    }
    await page.bringToFront();
    await page.getByText(text).waitFor();
    await page.getByRole('button', { name: 'Reload this page' }).waitFor();
  }
});
