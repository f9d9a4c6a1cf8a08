import { expect } from 'vitest';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

test('rule 259: a moderator checks a list and blocks its servers by keyboard on a phone, takes it along, and undoes one', async () => {
  const moderator = await signIn(program);
  await changeRole(program.context, { personId: moderator.personId, role: 'MODERATOR', isGranted: true });
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await page.context().addCookies([...moderator.cookies]);
  await page.goto(`${program.url}/_/admin/blocked-servers`);
  await wake(page);
  await page.getByText('No servers are blocked.').waitFor();
  const keyboard = byKeyboard(page);
  await keyboard.type(page.getByLabel('Servers', { exact: true }), 'not a server');
  await keyboard.press(page.getByRole('button', { name: 'Check the list' }));
  await page.getByText('There’s no server in that list to block.').waitFor();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'blocks.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('#domain,#severity\nspam.example,suspend\nbad.example,suspend\nquiet.example,silence\n'),
  });
  await expect.poll(() => page.getByLabel('Servers', { exact: true }).inputValue()).toContain('spam.example');
  await keyboard.press(page.getByRole('button', { name: 'Check the list' }));
  await page
    .getByText('2 servers would be blocked. Nobody follows anyone here from there. One is only limited')
    .waitFor();
  await keyboard.type(page.getByLabel('Why (for staff)'), 'Spam');
  expect(
    await findingsInViews(page, [
      [390, 'dark'],
      [1280, 'light'],
    ]),
  ).toEqual([]);
  await keepScreens(page, 'admin-servers', [
    [390, 'dark'],
    [1280, 'light'],
  ]);
  await keyboard.press(page.getByRole('button', { name: 'Block these 2 servers' }));
  await page.getByText('2 servers are blocked.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('domain_blocks.csv');
  await keyboard.press(page.getByRole('button', { name: 'Unblock spam.example' }));
  await page.getByText('One server is blocked.').waitFor();
  expect(problems).toEqual([]);
});
