import { expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

test('PUB-1, PUB-2: a feature page from nothing to the public one, by keyboard, at 390 px in the dark', async () => {
  const owner = await signIn(program, { person: program.world.people.ada });
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 800 } });
  await page.context().addCookies([...owner.cookies]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${program.url}/field-notes/settings/feature-pages`);
  await wake(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'New feature page' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'New feature page' }).waitFor();
  await page.getByLabel('Title').pressSequentially('Start here');
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('start-here');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByText('Enter a topic.').waitFor();
  await page.getByLabel('Stories you choose').press('Space');
  const choices = page.getByRole('button', { name: /^Add / });
  await choices.first().waitFor();
  const names: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    names.push(((await choices.first().getAttribute('aria-label')) ?? '').replace(/^Add /, ''));
    await choices.first().press('Enter');
    await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(count + 1);
  }
  await page.getByLabel('Address of a story').fill('https://example.com/nothing');
  await page.getByText('That isn’t a story published in Field Notes.').waitFor();
  const other = program.world.stories.plain.find(({ id }) => id !== undefined);
  await page.getByLabel('Address of a story').fill(`${program.url}/p/${other?.id ?? ''}`);
  await expect.poll(() => page.getByText('That isn’t a story published').count()).toBe(0);
  await page.getByLabel('Address of a story').fill('');
  await page.getByRole('button', { name: `Move ${names[1]} up` }).press('Enter');
  await page.getByText(`${names[1]} is now number 1 of 2.`).waitFor({ state: 'attached' });
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Edit Start here' }).waitFor();
  await page.getByText('2 stories', { exact: true }).waitFor();
  await page.goto(`${program.url}/field-notes/section/start-here`);
  await page.getByRole('heading', { level: 1, name: 'Start here' }).waitFor();
  const shown = await page.getByRole('article').getByRole('heading').allInnerTexts();
  expect(shown.slice(0, 2)).toEqual([names[1], names[0]]);

  await page.goto(`${program.url}/field-notes/settings/feature-pages`);
  await wake(page);
  await page.getByRole('button', { name: 'Delete Start here' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect.poll(() => page.getByRole('link', { name: 'Edit Start here' }).count()).toBe(0);
  expect((await program.ask('/field-notes/section/start-here')).status).toBe(404);
  // The bar of this publication came in with a second link elsewhere, which the console names.
  expect(problems.filter((problem) => !problem.startsWith('Only one external link'))).toEqual([]);
});
