import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { buildPerson } from '#test/factories/build-person.ts';

const { program, browser } = await openSite();

let count = 0;

/** Somebody whose address is not proven, or who is suspended. */
async function buildViewer(kind: 'unverified' | 'suspended'): Promise<SignedIn> {
  count += 1;
  const personId = await buildPerson(program.context, { username: `viewer${count}`, name: `Viewer ${count}` });
  const { database, clock } = program.context;
  await database.kysely
    .insertInto('email_address')
    .values({
      address: `viewer${count}@mail.example`,
      person_id: personId,
      is_verified: kind !== 'unverified',
      created_at: clock.now(),
    })
    .execute();
  const signedIn = await signIn(program, { person: personId });
  if (kind === 'suspended') {
    await database.kysely.updateTable('person').set({ state: 'suspended' }).where('id', '=', personId).execute();
  }
  return signedIn;
}

async function openAs(viewer: SignedIn, path: string, viewport = { width: 1080, height: 900 }) {
  const opened = await browser.open('/healthz', { viewport });
  await opened.page.context().addCookies([...viewer.cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}

const toast = (page: Page, testId: string) => page.locator(`#toasts [data-testid=${testId}]`);

test('NEWS-6, IDEN-14, TOAST-2: welcome back, then verify; Resend says that it was sent', async () => {
  const viewer = await buildViewer('unverified');
  const { page, problems } = await openAs(viewer, '/about');
  await toast(page, 'sign-in-confirmation').waitFor();
  expect(await toast(page, 'sign-in-confirmation').textContent()).toContain('Welcome back');
  expect(await axeFindings(page)).toEqual([]);
  await toast(page, 'sign-in-confirmation').getByRole('button', { name: 'Dismiss' }).click();
  await toast(page, 'verify-email').waitFor();
  const box = await toast(page, 'verify-email').boundingBox();
  expect(Math.round(box?.width ?? 0)).toBe(640);
  await toast(page, 'verify-email').getByRole('button', { name: 'Resend email' }).click();
  await toast(page, 'verification-sent').waitFor();
  expect(await toast(page, 'verification-sent').textContent()).toContain('@mail.example');
  expect(problems).toEqual([]);
});

test('IDEN-14: who has only just signed up is welcomed, and not welcomed back', async () => {
  const viewer = await buildViewer('unverified');
  // By the clock of the browser, which no test moves.
  await program.context.database.query('test_joined', 'update person set created_at = $2 where id = $1', [
    viewer.personId,
    new Date(),
  ]);
  const { page } = await openAs(viewer, '/about');
  await toast(page, 'sign-in-confirmation').waitFor();
  expect(await toast(page, 'sign-in-confirmation').textContent()).toMatch(/^Welcome(?! back)/);
});

test('TOAST-1, PROF-6: the request to verify is put away once for all, here and at the server', async () => {
  const viewer = await buildViewer('unverified');
  const { page } = await openAs(viewer, '/about');
  await toast(page, 'sign-in-confirmation').getByRole('button', { name: 'Dismiss' }).click();
  await toast(page, 'verify-email').getByRole('button', { name: 'Dismiss' }).click();
  const readFlags = async () => {
    const body = JSON.stringify({ query: '{ viewer { dismissableFlags } }' });
    const answer = await program.ask('/_/graphql', { method: 'POST', headers: viewer.headers, body });
    return JSON.parse(answer.text) as unknown;
  };
  await expect.poll(readFlags).toEqual({ data: { viewer: { dismissableFlags: ['verify-email'] } } });
  const changes: string[] = [];
  page.on('request', (request) => {
    if ((request.postData() ?? '').includes('DismissFlag')) changes.push(request.url());
  });
  await page.reload();
  await wake(page);
  await page.waitForTimeout(1_500);
  expect(await page.locator('#toasts > *').count()).toBe(0);
  expect(changes).toEqual([]);
  // Another device of the same person learns it from the server.
  const { page: other } = await openAs(viewer, '/about');
  await toast(other, 'sign-in-confirmation').getByRole('button', { name: 'Dismiss' }).click();
  await other.waitForTimeout(1_500);
  expect(await other.locator('#toasts > *').count()).toBe(0);
});

test('IDEN-13, rule 144: a suspended viewer is told on every page, and what they may', async () => {
  const viewer = await buildViewer('suspended');
  const { page } = await openAs(viewer, program.world.stories.specimen.path);
  await toast(page, 'user-suspended').waitFor();
  expect(await toast(page, 'user-suspended').getAttribute('role')).toBe('alert');
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await wake(page);
  await Promise.all([
    page.waitForURL(`${program.url}/suspended`),
    toast(page, 'user-suspended').getByRole('button', { name: 'Learn more' }).click(),
  ]);
  expect(await page.locator('main').textContent()).toContain('You can’t publish, respond, clap or follow.');
  expect(await axeFindings(page)).toEqual([]);
});

test('IDEN-14: a mail of another account offers to sign in, or to switch, and leaves no trace in the address', async () => {
  const [one, other] = [await signIn(program), await signIn(program)];
  const path = `/about?mailUserId=${one.personId}`;
  const { page: stranger } = await browser.open(path);
  await wake(stranger);
  await toast(stranger, 'alternate-user').getByRole('button', { name: 'Sign in' }).waitFor();
  expect(new URL(stranger.url()).search).toBe('');
  expect(await axeFindings(stranger)).toEqual([]);
  const { page: wrong } = await openAs(other, path);
  await toast(wrong, 'sign-in-confirmation')
    .getByRole('button', { name: 'Dismiss' })
    .click({ timeout: 10_000 })
    .catch(() => undefined);
  await toast(wrong, 'alternate-user').getByRole('button', { name: 'Switch account' }).waitFor();
  const { page: right } = await openAs(one, path);
  await toast(right, 'sign-in-confirmation').getByRole('button', { name: 'Dismiss' }).click();
  await right.waitForTimeout(1_000);
  expect(await right.locator('#toasts > *').count()).toBe(0);
});

test('TOAST-1: hovering and the focus hold a toast; left alone it goes by itself', async () => {
  const { page } = await openAs(await signIn(program), '/about');
  const shown = toast(page, 'sign-in-confirmation');
  await shown.hover();
  await page.waitForTimeout(6_000);
  expect(await shown.count(), 'held by the pointer').toBe(1);
  await shown.getByRole('button', { name: 'Not you?' }).focus();
  await page.mouse.move(5, 800);
  await page.waitForTimeout(6_000);
  expect(await shown.count(), 'held by the focus').toBe(1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(() => shown.count(), { timeout: 20_000 }).toBe(0);
});

test('TOAST-1: one that stays makes way for what was just done, and comes back with its focus where it was', async () => {
  const { page } = await openAs(await buildViewer('unverified'), '/@ada');
  await toast(page, 'sign-in-confirmation').getByRole('button', { name: 'Dismiss' }).click();
  await toast(page, 'verify-email').waitFor();
  const button = page.locator('main article button[aria-haspopup="menu"]').first();
  await button.press('Enter');
  await page.getByRole('menuitem', { name: /^Mute/ }).first().press('Enter');
  await toast(page, 'muted').waitFor();
  expect(await page.locator('#toasts > *').count()).toBe(1);
  await toast(page, 'muted').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await toast(page, 'verify-email').waitFor();
  await button.focus();
  await page.evaluate(() => document.querySelector<HTMLElement>('#toasts button')?.focus());
  await page.keyboard.press('Escape');
  await toast(page, 'verify-email').waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('TOAST-2: the Undo of a toast is pressed once, however often somebody presses', async () => {
  const { page } = await openAs(await signIn(program), '/@ada');
  await toast(page, 'sign-in-confirmation').getByRole('button', { name: 'Dismiss' }).click();
  const unmuting: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('UnmuteUser') || body.includes('UnmuteCollection')) unmuting.push(body);
  });
  await page.locator('main article button[aria-haspopup="menu"]').first().press('Enter');
  await page.getByRole('menuitem', { name: /^Mute/ }).first().press('Enter');
  await toast(page, 'muted').waitFor();
  await toast(page, 'muted').getByRole('button', { name: 'Undo' }).dblclick();
  await toast(page, 'unmuted').waitFor();
  expect(unmuting).toHaveLength(1);
});

/** Where the one toast ends up, once it stands still. */
async function standing(page: Page): Promise<{ readonly top: number; readonly bottom: number }> {
  // Longer than it slides, and than it takes to see a bar.
  await page.waitForTimeout(900);
  const box = await page.locator('#toasts > *').boundingBox();
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
}

const PHONE = { width: 390, height: 844 };

test('TOAST-1: on a phone it covers neither header nor heading, stands above bars, and the end of the page is in reach', async () => {
  const { page } = await openAs(await buildViewer('unverified'), program.world.stories.specimen.path, PHONE);
  await toast(page, 'sign-in-confirmation').getByRole('button', { name: 'Dismiss' }).click();
  await toast(page, 'verify-email').waitFor();
  const heading = await page.getByRole('heading', { level: 1 }).first().boundingBox();
  const atTop = await standing(page);
  expect(atTop.top).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
  expect(844 - atTop.bottom).toBeLessThan(24);
  // Its bar comes once the one below the byline is out of sight.
  const bar = page.locator('[data-story-actions=bottom][data-shown=true]');
  await page.mouse.move(200, 300);
  for (let tries = 0; tries < 20 && (await bar.count()) === 0; tries += 1) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(200);
  }
  const { bottom } = await standing(page);
  expect((await bar.boundingBox())?.y, 'above what claps and saves').toBeGreaterThanOrEqual(bottom);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const { top } = await standing(page);
  const links = await page.locator('[data-footer] a').last().boundingBox();
  expect((links?.y ?? 0) + (links?.height ?? 0), 'the last link').toBeLessThanOrEqual(top);
  // Which link of a card it covers in part depends on where the page stands; the end of the page was asked above.
  const findings = await axeFindings(page);
  expect(findings.filter((finding) => !finding.startsWith('target-size'))).toEqual([]);
});

test('TOAST-1: on a phone it stands above the keyboard, and is pushed away with a finger', async () => {
  const opened = await browser.open('/healthz', { viewport: PHONE, hasTouch: true, isMobile: true });
  const { page } = opened;
  await page.context().addCookies([...(await signIn(program)).cookies]);
  await page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: 500, width: 390, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: viewport });
  });
  await page.goto(`${program.url}/about`);
  await wake(page);
  const shown = toast(page, 'sign-in-confirmation');
  await shown.waitFor();
  const { top, bottom } = await standing(page);
  expect(bottom).toBeLessThanOrEqual(500);
  expect(bottom).toBeGreaterThan(470);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [{ x, y: (top + bottom) / 2 }];
    return client.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const push = async (to: number) => {
    await touch('touchStart', 60);
    for (let x = 60; x <= to; x += 10) await touch('touchMove', x);
    await touch('touchEnd', to);
  };
  await push(100);
  expect(await shown.evaluate((element) => element.style.translate), 'not far').toBe('');
  expect(await shown.getAttribute('inert')).toBeNull();
  await push(240);
  await shown.waitFor({ state: 'detached', timeout: 2_000 });
});
