import { expect } from 'vitest';
import { demoMessages } from '#shared/messages/demo.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';

const { browser } = await openSite({ withWorld: false, settings: { LONGHAND_DEMO: '1' } });

test('demo: the way to its people from the sign-in window leaves no window over them', async () => {
  const { page, problems } = await browser.open('/');
  await wake(page);
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  await page.getByRole('link', { name: demoMessages.inSignIn }).click();
  await page.getByRole('heading', { name: demoMessages.title }).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(problems).toEqual([]);
});
