import { expect } from 'vitest';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

async function openOwn(path: (username: string) => string) {
  const person = await signIn(program);
  const { username } = await program.context.database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', person.personId)
    .executeTakeFirstOrThrow();
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(program.url + path(username));
  await wake(opened.page);
  return opened;
}

test('WRITE-8: a book is added to one’s own profile with an edition, changed and removed', async () => {
  const { page, problems } = await openOwn((username) => `/@${username}/books`);
  await page.getByRole('button', { name: 'Add a book' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('On lighthouses');
  await dialog.getByRole('button', { name: 'Add an edition' }).click();
  await dialog.getByRole('textbox', { name: 'ISBN' }).fill('978-0-306-40615-8');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('isn’t a valid ISBN').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'ISBN' }).fill('978-0-306-40615-7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Paperback · ISBN 9780306406157').waitFor();
  await page.getByRole('button', { name: 'Edit “On lighthouses”' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('On towers');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'On towers', exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove “On towers”' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('heading', { name: 'On towers', exact: true }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('WRITE-7: what cannot be imported is refused in the window that asks for it', async () => {
  const { page, problems } = await openOwn(() => '/me/stories');
  await page.getByRole('button', { name: 'Import a story' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a story' });
  await dialog.getByRole('textbox', { name: 'Story address' }).fill('https://localhost/a-story');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await dialog.getByText('We can’t fetch that address').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
