import { afterAll, beforeAll, expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  program = await startTestProgram();
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
});

test('PUB-1, PUB-7: the bar of a publication, arranged by keyboard; a second link elsewhere is refused', async () => {
  const owner = await signIn(program, { person: program.world.people.bela });
  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...owner.cookies]);
  await page.goto(`${program.url}/harbour/settings/navigation`);
  await wake(page);
  await page.getByRole('heading', { level: 1, name: 'Navigation' }).waitFor();
  const rows = page.locator('form ol > li');
  expect(await rows.count()).toBe(2);
  const last = () => rows.last();
  const add = async (title: string, destination: string) => {
    await page.getByRole('button', { name: 'Add item' }).press('Enter');
    // The new item has the focus.
    await expect
      .poll(() =>
        last()
          .getByLabel('Title')
          .evaluate((field) => field === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.type(title);
    await last().getByLabel('Leads to').selectOption({ label: destination });
  };
  await add('Shop', 'Another site');
  await last().getByLabel('Address').fill('https://shop.example/');
  await add('Forum', 'Another site');
  await last().getByLabel('Address').fill('https://forum.example/');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Only one item can lead to another site.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await last().getByLabel('Leads to').selectOption({ label: 'Your stories about a topic' });
  await last().getByLabel('Topic').fill('Letters');
  await page.getByRole('button', { name: /^Move Forum: drag/ }).press('Alt+ArrowUp');
  await page.getByText('Forum is now number 3 of 4.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Move Forum: drag/ }).press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Move Forum up' }).press('Enter');
  await page.getByRole('button', { name: 'Remove About' }).press('Enter');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Saved.').first().waitFor();

  await page.goto(`${program.url}/harbour`);
  await wake(page);
  const bar = page.getByRole('navigation', { name: 'Harbour', exact: true });
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(expect.arrayContaining(['Forum', 'Latest', 'Shop']));
  expect(await bar.getByRole('link', { name: 'Forum' }).getAttribute('href')).toBe('/harbour/tagged/letters');
  expect(await bar.getByRole('link', { name: 'About' }).count()).toBe(0);
  expect(problems).toEqual([]);
});
