import { expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

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
    await last().getByLabel('Links to').selectOption({ label: destination });
  };
  await add('Shop', 'Another site');
  await last().getByLabel('Address').fill('https://shop.example/');
  await add('Forum', 'Another site');
  await last().getByLabel('Address').fill('https://forum.example/');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Only one item can link to another site.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await last().getByLabel('Links to').selectOption({ label: 'Your stories about a topic' });
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

test('PUB-7: a story keeps the address that it was named by, and what goes hands its place on', async () => {
  const owner = await signIn(program, { person: program.world.people.bela });
  const { page, problems } = await browser.open('/healthz', { viewport: { width: 390, height: 800 } });
  await page.context().addCookies([...owner.cookies]);
  await page.goto(`${program.url}/harbour/settings/navigation`);
  await wake(page);
  const rows = page.locator('form ol > li');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Add item' }).click();
  await rows.last().getByLabel('Title').fill('Start here');
  await rows.last().getByLabel('Links to').selectOption({ label: 'A story' });
  const address = rows.last().getByLabel('Address of the story');
  await address.fill('https://shop.example/about');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Paste the address of a published story on this site.').waitFor();
  expect(await address.inputValue()).toBe('https://shop.example/about');
  const { id } = program.world.stories.specimen;
  await address.fill(`${program.url}/harbour/a-walk-${id}?source=mail`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').first().waitFor();
  expect(await address.inputValue()).toContain(id);
  await page.reload();
  await wake(page);
  expect(await rows.last().getByLabel('Address of the story').inputValue()).toMatch(
    new RegExp(`^https?://.*/p/${id}$`),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const inRow = (place: number) =>
    page.evaluate(
      (at) => document.querySelectorAll('form ol > li')[at]?.contains(document.activeElement) ?? false,
      place,
    );
  await rows
    .first()
    .getByRole('button', { name: /^Remove / })
    .press('Enter');
  await expect.poll(() => rows.count()).toBe(before);
  await expect.poll(() => inRow(0)).toBe(true);
  while ((await rows.count()) > 0) {
    const count = await rows.count();
    await rows
      .last()
      .getByRole('button', { name: /^Remove / })
      .press('Enter');
    await expect.poll(() => rows.count()).toBe(count - 1);
  }
  await page.getByText('The bar has no items yet.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Add item');
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
