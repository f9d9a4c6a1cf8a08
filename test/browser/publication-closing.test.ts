import { expect } from 'vitest';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { focusFindings } from '#test/support/focus-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
];

test('PUB-1: on a phone in the dark, by keyboard: archived, restored, deleted, and taken back', async () => {
  const owner = await signIn(program, { person: program.world.people.bela });
  const { page, problems } = await browser.open('/healthz', {
    viewport: { width: 390, height: 800 },
    colorScheme: 'dark',
  });
  await page.context().addCookies([...owner.cookies]);
  await page.goto(`${program.url}/harbour/settings`);
  await wake(page);
  const dialog = page.getByRole('dialog');
  // All of the page is another one after each act.
  const focusIsSeen = () => expect.poll(() => focusFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Archive this publication' }).press('Enter');
  await dialog.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Harbour is archived' }).waitFor();
  await focusIsSeen();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  program.clock.advance(2_000);
  expect((await program.ask('/harbour')).text).toContain('This publication is archived.');
  await page.getByRole('button', { name: 'Restore' }).press('Enter');
  await dialog.getByRole('button', { name: 'Restore' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Info & Homepage' }).waitFor();
  await focusIsSeen();

  await page.getByRole('button', { name: 'Delete this publication' }).press('Enter');
  await dialog.getByLabel('Type harbour to continue').fill('harbor');
  await page.keyboard.press('Enter');
  await dialog.getByText('That isn’t its address.').waitFor();
  await dialog.getByLabel('Type harbour to continue').fill('harbour');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Harbour will be deleted' }).waitFor();
  await focusIsSeen();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await page.getByRole('button', { name: 'Don’t delete it' }).press('Enter');
  await dialog.getByRole('button', { name: 'Don’t delete it' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Info & Homepage' }).waitFor();
  await focusIsSeen();
  program.clock.advance(2_000);
  expect((await program.ask('/harbour')).text).not.toContain('This publication is archived.');
  expect(problems).toEqual([]);
});
