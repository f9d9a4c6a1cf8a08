import { beforeAll, expect } from 'vitest';
import type { SettingName } from '#modules/ground/settings/setting-list.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { byKeyboard } from '#test/support/by-keyboard.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });
let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn(program);
  await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
});

async function open(hash = '') {
  const opened = await browser.open('/healthz', { viewport: { width: 390, height: 844 } });
  await opened.page.context().addCookies([...admin.cookies]);
  await opened.page.goto(`${program.url}/_/admin/settings${hash}`);
  await wake(opened.page);
  return opened;
}

const valueOf = async (name: SettingName) => (await readSettings(program.context.database))[name];

test('ADMIN-1: settings stand under headings, are found by a word, and are changed by keyboard, back to their defaults', async () => {
  const { page, problems } = await open();
  const keyboard = byKeyboard(page);
  expect(
    await findingsInViews(page, [
      [390, 'dark'],
      [1280, 'light'],
    ]),
  ).toEqual([]);
  await keepScreens(page, 'admin-settings', [
    [390, 'dark'],
    [1280, 'light'],
  ]);
  await keyboard.type(page.getByLabel('Find a setting'), 'group gift');
  await page.getByRole('heading', { name: 'Domains' }).waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: 'Membership and reading' }).waitFor();
  await keyboard.type(page.getByRole('textbox', { name: 'Smallest group gift' }), '1000');
  await page.keyboard.press('Enter');
  await page.getByText('Smallest group gift must be: a number from 1 to 999.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Smallest group gift' }).inputValue()).toBe('1000');
  await keyboard.type(page.getByRole('textbox', { name: 'Smallest group gift' }), '12');
  await page.keyboard.press('Enter');
  await page.getByText('Smallest group gift has changed.').waitFor();
  expect(await valueOf('gifts.groupMinimum')).toBe('12');
  await keyboard.press(page.getByRole('button', { name: 'Use the default for Smallest group gift' }));
  await page.getByRole('button', { name: 'Use the default for Smallest group gift' }).waitFor({ state: 'hidden' });
  expect(await valueOf('gifts.groupMinimum')).toBe('11');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await keyboard.type(page.getByLabel('Find a setting'), 'nothing like it');
  await page.getByText('No setting has that').waitFor();
  await keyboard.type(page.getByLabel('Find a setting'), 'domains.membersOnly');
  const membersOnly = page.getByRole('checkbox', { name: 'Domains for members only' });
  for (const value of ['true', 'false', 'true']) {
    await keyboard.press(membersOnly, ' ');
    await keyboard.press(page.getByRole('button', { name: 'Save Domains for members only' }));
    await expect.poll(() => valueOf('domains.membersOnly')).toBe(value);
  }
  expect(problems).toEqual([]);
});

test('ADMIN-1: two who change one setting see each other, and a link leads to each', async () => {
  const [one, other] = [await open('#site.name'), await open('#site.name')];
  const field = (opened: typeof one) => opened.page.getByRole('textbox', { name: 'Site name' });
  const save = (opened: typeof one) => opened.page.getByRole('button', { name: 'Save Site name' });
  expect(await one.page.evaluate(() => document.querySelector(':target')?.id)).toBe('site.name');
  await field(one).fill('Lamplight');
  await save(one).click();
  await one.page.getByText('Site name has changed.').waitFor();
  await field(other).fill('Candle');
  await save(other).click();
  await other.page.getByText('Someone changed Site name in the meantime: it’s now “Lamplight”.').waitFor();
  expect([await valueOf('site.name'), await field(other).inputValue()]).toEqual(['Lamplight', 'Candle']);
  await save(other).click();
  await other.page.getByText('Site name has changed.').waitFor();
  expect(await valueOf('site.name')).toBe('Candle');
  expect([...one.problems, ...other.problems]).toEqual([]);
});

test('ADMIN-1: settings made of fields are filled in by keyboard, say which field is wrong, and keep what was typed', async () => {
  const { page, problems } = await open('#billing.taxRates');
  const keyboard = byKeyboard(page);
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const save = () => keyboard.press(page.getByRole('button', { name: 'Save Tax rates', exact: true }));
  const rates = page.locator('[id="billing.taxRates"]');
  await rates.getByRole('combobox', { name: 'Country, row 1' }).selectOption({ label: 'Germany' });
  await keyboard.type(rates.getByLabel('Tax in percent, row 1'), '19');
  await keyboard.press(rates.getByRole('button', { name: 'Add a row to Tax rates' }));
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Country, row 2');
  await rates.getByRole('combobox', { name: 'Country, row 2' }).selectOption({ label: 'Germany' });
  await keyboard.type(rates.getByLabel('Tax in percent, row 2'), '8,1');
  await save();
  await page.getByText('Row 2 repeats something another row already covers.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Country, row 2');
  await rates.getByRole('combobox', { name: 'Country, row 2' }).selectOption({ label: 'Switzerland' });
  await keyboard.type(rates.getByLabel('Tax in percent, row 2'), 'a lot');
  await save();
  await page.getByText('Look at “Tax in percent” in row 2').waitFor();
  expect(await rates.getByLabel('Tax in percent, row 2').inputValue()).toBe('a lot');
  await keyboard.type(rates.getByLabel('Tax in percent, row 2'), '8,1');
  await save();
  await page.getByText('Tax rates has changed.').waitFor();
  expect(await valueOf('billing.taxRates')).toBe('DE=19 CH=8.1');
  await keyboard.press(rates.getByRole('button', { name: 'Remove row 1 of Tax rates' }));
  await save();
  await expect.poll(() => valueOf('billing.taxRates')).toBe('CH=8.1');
  expect(await rates.getByRole('combobox').inputValue()).toBe('CH');

  const countries = page.locator('[id="partner.countries"]');
  await keyboard.press(countries.getByText(/^\d+ countries$/));
  await keyboard.press(countries.getByRole('checkbox', { name: 'Iceland' }), ' ');
  await keyboard.press(page.getByRole('button', { name: 'Save Partners’ countries' }));
  await expect.poll(() => valueOf('partner.countries')).toMatch(/ IS IT /);
  const languages = page.locator('[id="site.languages"]');
  await keyboard.press(languages.getByText('1 language', { exact: true }));
  await keyboard.press(languages.getByRole('checkbox', { name: 'Portuguese' }), ' ');
  await keyboard.press(page.getByRole('button', { name: 'Save Languages of your readers' }));
  await expect.poll(() => valueOf('site.languages')).toBe('en pt');
  await keyboard.press(field('United States: W-9, W-8BEN'), ' ');
  await keyboard.press(page.getByRole('button', { name: 'Save Tax rules for payouts' }));
  await expect.poll(() => valueOf('tax.regime')).toBe('US');
  await keyboard.press(field('United States: W-9, W-8BEN'), ' ');
  await keyboard.press(page.getByRole('button', { name: 'Save Tax rules for payouts' }));
  await expect.poll(() => valueOf('tax.regime')).toBe('none');
  await keepScreens(page, 'admin-settings-fields', [
    [390, 'dark'],
    [1280, 'light'],
  ]);

  await keyboard.press(page.getByRole('button', { name: 'Check mail' }));
  await page.getByText(/no mail server is set/).waitFor();
  await keyboard.press(page.getByRole('button', { name: 'Check files and disk' }));
  await page.getByText('files can be written, read and removed').waitFor();
  expect(problems).toEqual([]);
});
