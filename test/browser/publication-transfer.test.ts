import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
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

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
];
const PAGE = '/harbour/settings/staff';
const PHONE = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;

async function openAs(person: SignedIn, options: BrowserContextOptions = {}) {
  const opened = await browser.open('/healthz', options);
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(program.url + PAGE);
  await wake(opened.page);
  return opened;
}

test('PUB-4: by keyboard and on a phone in the dark, two people: offered, taken back, offered, accepted, undone', async () => {
  const personId = await buildPerson(program.context, { username: 'edda', name: 'Edda Editor' });
  await appointMember(program.context, { publicationId: program.world.publications.harbour, personId, role: 'editor' });
  const owner = await signIn(program, { person: program.world.people.bela });
  const editor = await signIn(program, { person: personId });
  const { page, problems } = await openAs(owner);
  const offer = async () => {
    await page.getByRole('button', { name: 'Change Edda Editor' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Make owner' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Hand Harbour over to Edda Editor?' });
    await dialog.getByRole('button', { name: 'Offer ownership' }).press('Enter');
    await page.getByRole('heading', { name: 'Waiting for Edda Editor' }).waitFor();
  };
  await offer();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await page.getByRole('button', { name: 'Take the offer back' }).press('Enter');
  await page.getByRole('heading', { name: 'Waiting for Edda Editor' }).waitFor({ state: 'detached' });
  await offer();

  const other = await openAs(editor, PHONE);
  await other.page.getByRole('heading', { name: 'Do you want to own Harbour?' }).waitFor();
  expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findingsInViews(other.page, VIEWS)).toEqual([]);
  await other.page.setViewportSize({ width: 390, height: 800 });
  await other.page.getByRole('button', { name: 'Become the owner' }).press('Enter');
  const dialog = other.page.getByRole('dialog', { name: 'Become the owner of Harbour?' });
  await dialog.getByRole('button', { name: 'Become the owner' }).press('Enter');
  await other.page.getByRole('heading', { name: 'You’re the owner now' }).waitFor();
  await other.page.locator('[data-member="edda"]').getByText('Owner', { exact: true }).waitFor();

  // What the former owner still sees is over; pressing it says so and shows what stands now.
  await page.getByRole('button', { name: 'Take the offer back' }).press('Enter');
  await page.getByText('They’ve already accepted. You can still take it back.').waitFor();
  await page.getByRole('heading', { name: 'Edda Editor owns Harbour now' }).waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await page.getByRole('button', { name: 'Take it back' }).press('Enter');
  const undo = page.getByRole('dialog', { name: 'Take Harbour back?' });
  await undo.getByRole('button', { name: 'Take it back' }).press('Enter');
  await page.getByText('You own Harbour again.').waitFor();
  await page.locator('[data-member="edda"]').getByText('Editor', { exact: true }).waitFor();
  await other.page.reload();
  await wake(other.page);
  await other.page.locator('[data-member="edda"]').getByText('Editor', { exact: true }).waitFor();
  expect(await other.page.getByRole('heading', { name: 'You’re the owner now' }).count()).toBe(0);
  expect([...problems, ...other.problems]).toEqual([]);
});
