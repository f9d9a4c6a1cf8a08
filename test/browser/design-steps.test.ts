import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

async function openAs(cookies: Awaited<ReturnType<typeof signIn>>['cookies'], path: string) {
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...cookies]);
  await opened.page.setViewportSize({ width: 1280, height: 900 });
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}

async function editor(name: 'harbour') {
  const person = await signIn(program);
  const publicationId = program.world.publications[name];
  await appointMember(program.context, { publicationId, personId: person.personId, role: 'editor' });
  return signIn(program, { person: person.personId });
}

const headerOf = (text: string) => /--publication-colour:(#\w+)/.exec(text)?.[1];

/** The color of the header in the draft of Harbour. */
async function drafted(): Promise<readonly (string | null)[]> {
  const rows = await program.context.database.kysely
    .selectFrom('design_draft')
    .select('draft')
    .where('publication_id', '=', program.world.publications['harbour'])
    .execute();
  return rows.map(({ draft }) => draft.headerColor);
}

/** Holds back the answers to one document until it is let go. */
async function hold(page: Page, document: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<undefined>();
  let count = 0;
  await page.route('**/_/graphql', async (route) => {
    if (route.request().postData()?.includes(document) !== true) return route.continue();
    count += 1;
    await promise;
    return route.continue();
  });
  return { letGo: () => letGo(undefined), held: () => count };
}

test('PUB-1: on a slow line a design is published behind the saving that is under way, and what is changed meanwhile stays', async () => {
  const { cookies } = await editor('harbour');
  const { page, problems } = await openAs(cookies, '/harbour/design');
  await page.getByRole('button', { name: 'Got it' }).click();
  const header = page.getByLabel('Color code for Header');
  const saving = await hold(page, 'SaveDesignDraft');
  await header.fill('#0b3d2e');
  await expect.poll(saving.held).toBe(1);
  await page.getByRole('button', { name: 'Publish' }).click();
  const publishing = await hold(page, 'PublishDesign');
  saving.letGo();
  await expect.poll(publishing.held).toBe(1);
  await header.fill('#3d0b2e');
  publishing.letGo();
  await page.getByText('Your design is live.').waitFor();
  await page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  expect(await header.inputValue()).toBe('#3d0b2e');
  expect(headerOf((await program.ask('/harbour')).text)).toBe('#0b3d2eff');
  expect(await drafted()).toEqual(['#3d0b2eff']);
  expect(problems).toEqual([]);
});

test('PUB-1: what was tried is undone and done again by buttons and keys, a reset and a discarded draft too', async () => {
  const { cookies } = await editor('harbour');
  const { page, problems } = await openAs(cookies, '/harbour/design');
  await page.getByRole('button', { name: 'Got it' }).click();
  const header = page.getByLabel('Color code for Header');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  expect(await undo.isDisabled()).toBe(true);
  await header.fill('#123abc');
  await page.locator('summary', { hasText: 'Layout' }).click();
  await page.getByRole('radio', { name: 'Stream' }).check();
  await press('Reset to the defaults');
  await expect.poll(() => header.inputValue()).toBe('');
  await press('Undo');
  await expect.poll(() => header.inputValue()).toBe('#123abc');
  expect(await page.getByRole('radio', { name: 'Stream' }).isChecked()).toBe(true);
  await page.keyboard.press('Control+z');
  expect(await page.getByRole('radio', { name: 'Stream' }).isChecked()).toBe(false);
  await page.keyboard.press('Control+Shift+z');
  expect(await page.getByRole('radio', { name: 'Stream' }).isChecked()).toBe(true);
  await page.getByText('Draft saved. Readers don’t see it yet.').waitFor();
  await press('Discard draft');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect.poll(() => header.inputValue()).not.toBe('#123abc');
  await press('Undo');
  await expect.poll(() => header.inputValue()).toBe('#123abc');
  await expect.poll(drafted).toEqual(['#123abcff']);
  expect(problems).toEqual([]);
});
