import { expect } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';
import {
  editorOf,
  expectShown,
  readSaved,
  sitDown,
  storyOf,
  waitForState,
  waitToBeSaved,
} from '#test/support/writing-desk.ts';

const { program, browser } = await openSite({ withWorld: false });

test('WRITE-1: what is written before the editor comes is title and text, and one writes on where one was', async () => {
  const writer = await signIn(program);
  const { page } = await browser.open('/healthz');
  await page.context().addCookies([...writer.cookies]);
  await page.route('**/assets/edit-post*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await page.goto(`${program.url}/new-story`);
  await page.getByRole('textbox', { name: 'Title' }).pressSequentially('Early bird');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It was dark');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and col');
  await editorOf(page).waitFor();
  await page.keyboard.type('d.');
  await waitToBeSaved(program, page, 'and cold.');
  await expectShown(page, 'Early bird', 'It was dark', 'and cold.');
  const { title, text } = await readSaved(program, storyOf(page));
  expect(title).toBe('Early bird');
  expect(text).not.toContain('It was darkand');
});

test('PUB-5: a new story can be submitted from its menu as soon as it is saved, without loading the page anew', async () => {
  const { page, problems } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('Fresh off the desk');
  await waitForState(page, 'saved');
  await page.getByRole('button', { name: 'More for this story' }).press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Submit to a publication' });
  await entry.waitFor();
  await entry.press('Enter');
  await page.waitForURL(/\/p\/\w+\/submission/);
  expect(problems).toEqual([]);
});

test('the page of the editor has nothing that axe finds, wide and on a phone, and opens the sheet', async () => {
  const { page, problems } = await sitDown(program, browser);
  await editorOf(page).focus();
  expect(await axeFindings(page), 'with nothing in it').toEqual([]);
  await page.keyboard.type('Plain sailing');
  await waitForState(page, 'saved');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await editorOf(page).focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor();
  expect(problems).toEqual([]);
});

test('WRITE-1: a story in response begins with the passage, and a title that is too long stops nothing', async () => {
  const writer = await signIn(program);
  const author = await buildPerson(program.context, { name: 'Mara Quill' });
  const document = storyDocument(paragraph('A lamp needs oil and patience.'));
  const { id } = await buildStory(program.context, { title: 'Lamps', authorIds: [author], document });
  const query = `mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { ... on Quote { id } } }`;
  const body = JSON.stringify({ query, variables: { input: { postId: id, text: 'oil and patience' } } });
  const answer = await program.ask('/_/graphql', { method: 'POST', body, headers: writer.headers });
  const quoteId = (JSON.parse(answer.text) as { data: { createQuote: { id: string } } }).data.createQuote.id;
  const { page, problems } = await sitDown(program, browser, {
    path: `/new-story?inResponseToQuoteId=${quoteId}`,
    writer,
  });
  await editorOf(page).getByText('oil and patience').waitFor();
  await editorOf(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('Long '.repeat(40));
  await waitToBeSaved(program, page, 'Long Long');
  const saved = await readSaved(program, storyOf(page));
  expect(saved.title.length).toBeGreaterThan(150);
  expect(saved.text).toContain('oil and patience');
  expect(saved.text).toContain('“Lamps” by Mara Quill');
  expect(saved.text).toContain(id);
  expect(problems).toEqual([]);
});

test('WRITE-6: a draft is moved to the trash from the editor', async () => {
  const { page } = await sitDown(program, browser);
  await editorOf(page).focus();
  await page.keyboard.type('Flotsam');
  await waitForState(page, 'saved');
  await page.getByRole('button', { name: 'More for this story' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await page.waitForURL('**/me/stories/drafts');
});
