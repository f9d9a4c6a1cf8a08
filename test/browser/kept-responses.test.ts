import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { buildStory } from '#test/factories/build-story.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

const panelOf = (page: Page) => page.getByTestId('responses-sidebar');
const textsOf = (page: Page) =>
  panelOf(page)
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLTextAreaElement ? field.value : '')));

async function signInHere(page: Page, who: SignedIn): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies([...who.cookies]);
}

async function openResponses(page: Page, path: string): Promise<void> {
  program.clock.advance(5_000);
  await page.goto(program.url + path);
  await wake(page);
  await page.keyboard.press('c');
  await panelOf(page).getByRole('textbox').first().waitFor();
}

async function openAs(who: SignedIn, path: string): Promise<Page> {
  const { page } = await browser.open('/healthz', { viewport: { width: 1280, height: 900 } });
  await signInHere(page, who);
  await openResponses(page, path);
  return page;
}

async function publish(page: Page, text: string): Promise<void> {
  await panelOf(page).getByRole('textbox').first().fill(text);
  await page.keyboard.press('Control+Enter');
  await panelOf(page).locator('article', { hasText: text }).waitFor();
}

test('STORY-6: what is typed while a response is on its way stays, and is not published with it', async () => {
  const [story, ada] = [await buildStory(program.context), await signIn(program)];
  const page = await openAs(ada, story.path);
  let send: () => void = () => undefined;
  const mayGo = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/_/graphql', async (route) => {
    if (route.request().postData()?.includes('PublishPostResponse') === true) await mayGo;
    await route.continue();
  });
  await panelOf(page).getByRole('textbox').fill('Sent at once.');
  const asked = page.waitForRequest((one) => one.postData()?.includes('PublishPostResponse') === true);
  await page.keyboard.press('Control+Enter');
  await asked;
  await page.keyboard.type(' A second thought.');
  send();
  await panelOf(page).locator('article', { hasText: 'Sent at once.' }).waitFor();
  await expect.poll(() => textsOf(page)).toEqual(['A second thought.']);
  await openResponses(page, story.path);
  await expect.poll(() => textsOf(page)).toEqual(['A second thought.']);
  expect(await panelOf(page).locator('article').count()).toBe(1);
});

test('STORY-6: a reply that was published does not stand in the next box', async () => {
  const [story, ada] = [await buildStory(program.context), await signIn(program)];
  const page = await openAs(ada, story.path);
  await publish(page, 'A thread begins.');
  const reply = panelOf(page).getByRole('button', { name: 'Reply' }).first();
  await reply.click();
  await expect.poll(() => textsOf(page)).toEqual(['', '']);
  await page.keyboard.type('Once is enough.');
  await page.keyboard.press('Control+Enter');
  await panelOf(page).locator('article article', { hasText: 'Once is enough.' }).waitFor();
  await reply.click();
  await panelOf(page).getByRole('textbox').nth(1).waitFor();
  // What was kept comes a moment after the box: something typed tells that it did not.
  await page.keyboard.type('New');
  await expect.poll(() => textsOf(page)).toEqual(['', 'New']);
});

test('STORY-6: half an edit outlives the window, and goes where it is put away or saved', async () => {
  const [story, ada] = [await buildStory(program.context), await signIn(program)];
  const page = await openAs(ada, story.path);
  await publish(page, 'As it was.');
  const edit = async () => {
    await panelOf(page).getByRole('button', { name: 'More options for this response' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await panelOf(page).getByRole('button', { name: 'Cancel' }).waitFor();
  };
  await edit();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And more.');
  await openResponses(page, story.path);
  await edit();
  await expect.poll(() => textsOf(page)).toEqual(['', 'As it was. And more.']);
  await panelOf(page).getByRole('button', { name: 'Cancel' }).click();
  await edit();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Now.');
  await panelOf(page).getByRole('button', { name: 'Save', exact: true }).click();
  await panelOf(page).locator('article', { hasText: 'As it was. Now.' }).waitFor();
});

test('STORY-6: what one person typed is not shown to another in the same browser', async () => {
  const [story, ada, ben] = [await buildStory(program.context), await signIn(program), await signIn(program)];
  const page = await openAs(ada, story.path);
  await page.keyboard.type('For nobody else yet.');
  await signInHere(page, ben);
  await openResponses(page, story.path);
  await page.keyboard.type('Mine.');
  await expect.poll(() => textsOf(page)).toEqual(['Mine.']);
  await signInHere(page, ada);
  await openResponses(page, story.path);
  await expect.poll(() => textsOf(page)).toEqual(['For nobody else yet.']);
});
