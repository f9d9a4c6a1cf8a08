import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { impersonationMessages as messages } from '#shared/messages/impersonations.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { test, wake } from '#test/support/browser.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const VIEWS = [
  [1280, 'light'],
  [390, 'light'],
  [390, 'dark'],
] as const satisfies readonly View[];
const SENTENCE = /You’re viewing .* as Ruth Amsel\. You can’t change anything\./;

const { program, browser } = await openSite();

/** Whether the banner is whole, inside the window and over everything that is there. */
async function isSeen(page: Page): Promise<boolean> {
  await page.getByText(SENTENCE).waitFor();
  return await page.evaluate(() => {
    const bar = document.querySelector('.looking');
    if (bar === null) return false;
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const spots = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + part * (right - left), bottom - 4));
    return isInside && spots.every((spot) => spot?.closest('.looking') === bar);
  });
}

test('ADMIN-1, rule 248: staff look at the site as somebody by keyboard, change nothing, and end it by one press', async () => {
  const admin = await signIn(program);
  await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
  const ruthId = await buildPerson(program.context, { username: 'ruth', name: 'Ruth Amsel' });
  const ruth = await signIn(program, { person: ruthId });
  const { page, problems, requests } = await browser.open('/healthz', { viewport: { width: 390, height: 900 } });
  await page.context().addCookies([...admin.cookies]);
  await page.goto(`${program.url}/_/admin/users/${ruthId}`);
  await wake(page);
  const keys = byKeyboard(page);
  const form = page.getByRole('region', { name: messages.formTitle });
  await keys.type(form.getByLabel(messages.reason), 'Home looks empty to you.');
  await keepScreens(page, 'impersonation-form', VIEWS);
  await keys.press(form.getByRole('button', { name: 'See the site as they do' }));

  await page.waitForURL(`${program.url}/`);
  const end = page.getByRole('button', { name: messages.end, exact: true });
  expect(await isSeen(page)).toBe(true);
  await wake(page);
  // The first stop of the keyboard, before what leads past the header.
  await page.keyboard.press('Tab');
  expect(await end.evaluate((button) => button === document.activeElement)).toBe(true);
  const { stories } = program.world;
  const pages = {
    home: '/',
    story: `/p/${stories.specimen.id}`,
    publication: '/field-notes',
    profile: '/@ada',
    notifications: '/me/notifications',
    plans: '/plans',
    about: '/about',
  };
  for (const [name, path] of Object.entries(pages)) {
    program.clock.advance(3_000);
    await page.goto(program.url + path);
    await wake(page);
    for (const [width, colorScheme] of VIEWS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect({ name, width, isSeen: await isSeen(page) }).toEqual({ name, width, isSeen: true });
    }
    expect(await findingsInViews(page, [VIEWS[2]])).toEqual([]);
    await keepScreens(page, `impersonation-${name}`, VIEWS);
  }
  // The world's publication has two links of which one is shown, and says so.
  expect(problems.filter((problem) => !problem.startsWith('Only one external link'))).toEqual([]);

  // What is pressed is refused with a sentence, and what pages tell by themselves is not even sent.
  await page.goto(`${program.url}/@ada`);
  await wake(page);
  await page
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  await page.getByText(messages.refused).first().waitFor();
  await page.mouse.wheel(0, 400);
  expect(requests.filter((address) => address.endsWith('/_/batch'))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('clientEvents')))).toEqual(
    [],
  );

  await page.goto(`${program.url}/me/settings`);
  await page.getByRole('heading', { name: messages.closedTitle }).waitFor();
  await page.getByText(SENTENCE).waitFor();
  expect(await findingsInViews(page, [VIEWS[2]])).toEqual([]);
  await keepScreens(page, 'impersonation-closed', VIEWS);
  await page.getByRole('button', { name: messages.end, exact: true }).press('Enter');
  await page.waitForURL(`${program.url}/_/admin/users/${ruthId}`);
  await page.getByRole('region', { name: messages.formTitle }).waitFor();
  expect(await page.getByText(SENTENCE).count()).toBe(0);

  const own = await browser.open('/healthz', { viewport: { width: 390, height: 900 } });
  await own.page.context().addCookies([...ruth.cookies]);
  await own.page.goto(`${program.url}/me/settings/security#staff-looks`);
  await wake(own.page);
  const looks = own.page.locator('#staff-looks');
  await looks.getByText('Home looks empty to you.').waitFor();
  expect(await findingsInViews(own.page, [VIEWS[2]])).toEqual([]);
  await looks.scrollIntoViewIfNeeded();
  await keepScreens(own.page, 'impersonation-told', VIEWS);
  expect(own.problems).toEqual([]);
});
