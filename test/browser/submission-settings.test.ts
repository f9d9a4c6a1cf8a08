import { join } from 'node:path';
import { expect } from 'vitest';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [390, 'dark'],
];
const SCREENS = process.env['LONGHAND_SCREENS'];

async function openAsOwner() {
  const { cookies } = await signIn(program, { person: program.world.people.bela });
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...cookies]);
  await opened.page.goto(`${program.url}/harbour/manage/submissions/settings`);
  await wake(opened.page);
  return opened;
}

test('PUB-5: which stories are taken, set by keyboard; each fault stands at its field', async () => {
  const { page, problems } = await openAsOwner();
  await page.getByRole('heading', { level: 1, name: 'Submission' }).waitFor();
  await page.getByRole('radio', { name: 'Everyone', exact: true }).press('Space');
  const [least, most] = [page.getByLabel('Minimum words'), page.getByLabel('Maximum words')];
  await least.fill('900');
  await most.fill('800');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await page.getByText('The maximum can’t be less than the minimum.').waitFor();
  await expect.poll(() => most.evaluate((field) => field === document.activeElement)).toBe(true);
  await most.fill('2000');
  await page.getByRole('combobox', { name: 'Topics' }).fill('Harbours');
  await page.keyboard.press('Enter');
  await page.getByLabel('Stories need a cover picture').press('Space');
  await page.getByLabel('Minimum account age, in days').fill('ten');
  await page.getByLabel('Guidelines').fill('Tell us about the sea.');
  await page.getByLabel('Pause submissions').press('Space');
  await page.getByLabel('Reason').fill('We are on the water until spring.');
  await save.press('Enter');
  await page.getByText('Enter a number of days up to 3,650.').waitFor();
  await page.getByLabel('Minimum account age, in days').fill('10');
  await save.press('Enter');
  await page.getByText('Saved.').first().waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await shoot(page, 'submission-settings');

  await page.reload();
  await wake(page);
  expect(await page.getByRole('radio', { name: 'Everyone', exact: true }).isChecked()).toBe(true);
  expect(await least.inputValue()).toBe('900');
  expect(await page.getByLabel('Reason').inputValue()).toBe('We are on the water until spring.');
  await page.getByRole('button', { name: 'Remove Harbours' }).waitFor();
  expect(problems).toEqual([]);
});

test('rule 223: the owner sets what editors get, and a wrong percent stands at its field', async () => {
  const { page, problems } = await openAsOwner();
  const cut = page.getByLabel('The editors’ share, in percent');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await cut.fill('21');
  await save.press('Enter');
  await page.getByText('Use a whole percentage from 0 to 20.').waitFor();
  await expect.poll(() => cut.evaluate((field) => field === document.activeElement)).toBe(true);
  await cut.fill('15');
  await save.press('Enter');
  await page.getByText('Saved.').first().waitFor();
  await page.reload();
  await wake(page);
  expect(await cut.inputValue()).toBe('15');
  await page.getByRole('heading', { name: 'Who gets the editors’ share' }).waitFor();
  expect(problems).toEqual([]);
});

test('PUB-5: replies are kept ready, worded anew and deleted', async () => {
  const { page, problems } = await openAsOwner();
  const replies = page.getByRole('region', { name: 'Saved replies' });
  await replies.getByText('No saved replies yet.').waitFor();
  await replies.getByRole('button', { name: 'Add reply' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text').fill('Thank you. It isn’t for us, as it isn’t about the sea.');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.getByText('Give the reply a name of 1 to 80 characters.').waitFor();
  await dialog.getByLabel('Name').fill('Not about the sea');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await replies.getByText('Not about the sea').waitFor();
  await replies.getByRole('button', { name: 'Edit Not about the sea' }).click();
  await dialog.getByLabel('Name').fill('Too far inland');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await replies.getByText('Too far inland').waitFor();
  await shoot(page, 'submission-replies');
  await replies.getByRole('button', { name: 'Delete Too far inland' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await replies.getByText('No saved replies yet.').waitFor();
  expect(problems).toEqual([]);
});

async function shoot(page: Awaited<ReturnType<typeof openAsOwner>>['page'], name: string): Promise<void> {
  if (SCREENS === undefined) return;
  for (const [width, colorScheme] of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(SCREENS, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
}
