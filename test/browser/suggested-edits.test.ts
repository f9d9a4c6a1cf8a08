import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { signIn } from '#test/support/sign-in.ts';
import { actOn, askGraph, openPublication } from '#test/support/submitting.ts';
import { waitToBeSaved } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite();
let place: Awaited<ReturnType<typeof openPublication>>;
beforeAll(async () => {
  place = await openPublication(program, { name: 'The Quay', slug: 'the-quay' });
});

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
];
const PHONE = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;
const SCREENS = process.env['LONGHAND_SCREENS'];

/** A draft of some paragraphs that is with the publication. */
async function submitted(title: string, ...texts: readonly string[]) {
  const writer = await signIn(program);
  const document = storyDocument(...texts.map((text) => paragraph(text)));
  const { id: postId } = await ownStories(program.context, writer.personId).draft(title, { document });
  const input = { postId, collectionId: place.id, editorCut: 0 };
  const { id = '' } = await actOn(program, writer, 'submit', { input });
  return { writer, postId, id };
}

async function shoot(page: Page, name: string): Promise<void> {
  if (SCREENS === undefined) return;
  const before = page.viewportSize();
  for (const [width, colorScheme] of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(SCREENS, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  }
  if (before !== null) await page.setViewportSize(before);
}

const inboxOf = (id: string) => `/the-quay/manage/inbox?p=${id}`;
const pageOf = (postId: string) => `/p/${postId}/submission`;
const written = (page: Page) => page.locator('.story-editor');

/** Puts the caret behind some words of the editor and types there. */
async function typeBehind(page: Page, words: string, more: string): Promise<void> {
  await written(page).getByText(words).click();
  await page.keyboard.press('End');
  await page.keyboard.type(more);
}

test('PUB-5: an editor suggests edits by keyboard, and the writer takes one and keeps the other on a phone in the dark', async () => {
  const { writer, postId, id } = await submitted('Low water', 'The tide is out.', 'Boats lie on their sides.');
  const editor = await browser.openAs(place.owner, inboxOf(id));
  await editor.page.getByText('Nobody has suggested edits yet.').waitFor();
  await editor.page.getByRole('link', { name: 'Suggest edits' }).press('Enter');
  await editor.page.getByRole('heading', { level: 1, name: 'Suggest edits' }).waitFor();
  await typeBehind(editor.page, 'The tide is out.', ' It is far out.');
  await typeBehind(editor.page, 'Boats lie on their sides.', ' All of them.');
  expect(await findingsInViews(editor.page, VIEWS)).toEqual([]);
  await shoot(editor.page, 'suggest-edits');
  await editor.page.getByLabel('A note to the writer').fill('Two small things.');
  await editor.page.getByRole('button', { name: 'Send to the writer' }).press('Enter');
  await editor.page.getByText('Your edits are with the writer.').waitFor();
  await editor.page.getByText('Waiting for the writer').waitFor();

  const desk = await browser.openAs(writer, `/p/${postId}/edit`);
  await written(desk.page).getByText('The tide is out.').waitFor();
  const { page, problems } = await browser.openAs(writer, '/me/outbox', PHONE);
  await page.getByRole('link', { name: '1 set of edits is waiting for you' }).press('Enter');
  await page.getByText('Two small things.').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await shoot(page, 'suggested-edits');
  await page.getByText('See how it would read').press('Enter');
  await page.getByText('Boats lie on their sides. All of them.', { exact: true }).waitFor();
  const take = page.getByRole('button', { name: 'Use it: edit 1, Paragraph' });
  await take.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Your story has it now.').waitFor();
  // On to the next edit, where the other button keeps one's own words.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Use it: edit 2, Paragraph');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('That’s all of them. The editors can see your answers.').waitFor();
  await page.getByText('You kept yours').waitFor();
  await shoot(page, 'suggested-edits-answered');
  await page.getByRole('button', { name: 'Use it after all: edit 2, Paragraph' }).press('Enter');
  await expect.poll(() => page.getByText('Used', { exact: true }).count()).toBe(2);
  expect(problems).toEqual([]);

  await editor.page.reload();
  await wake(editor.page);
  await editor.page.getByText('2 used').waitFor();
  await editor.page.getByText('2 edits', { exact: true }).last().press('Enter');
  await editor.page.getByText('The writer used it').first().waitFor();
  await editor.page.getByText('Boats lie on their sides. All of them.', { exact: true }).waitFor();
  await shoot(editor.page, 'sent-edits');
  expect(editor.problems).toEqual([]);
  await desk.page.bringToFront();
  await desk.page.reload();
  await written(desk.page).getByText('Boats lie on their sides. All of them.').waitFor();
  expect(desk.problems).toEqual([]);
});

const USE = `mutation($s: ID!, $parts: [ID!]) {
  answerSubmissionSuggestion(suggestionId: $s, parts: $parts, isTaken: true) { __typename } }`;

test('PUB-5, rule 315: what was used all at once is taken back from the message that says so', async () => {
  const { writer, postId, id } = await submitted('High water', 'The tide is in.', 'Boats stand upright.');
  const editor = await browser.openAs(place.owner, inboxOf(id));
  await editor.page.getByRole('link', { name: 'Suggest edits' }).press('Enter');
  await typeBehind(editor.page, 'The tide is in.', ' It is high.');
  await typeBehind(editor.page, 'Boats stand upright.', ' All of them.');
  await editor.page.getByRole('button', { name: 'Send to the writer' }).press('Enter');
  await editor.page.getByText('Waiting for the writer').waitFor();
  const { page, problems } = await browser.openAs(writer, pageOf(postId), PHONE);
  const isWritten = async () => {
    const { kysely } = program.context.database;
    const drafts = kysely.selectFrom('story_draft').select('document').where('story_id', '=', postId);
    return JSON.stringify((await drafts.executeTakeFirst())?.document).includes('All of them.');
  };
  for (const round of [1, 2]) {
    await page.getByRole('button', { name: 'Use all' }).click();
    const said = page.getByTestId('suggestion-answered');
    await said.getByText('That’s all of them.').waitFor();
    expect(await isWritten(), `${round}`).toBe(true);
    await said.getByRole('button', { name: 'Undo' }).click();
    await page
      .getByTestId('suggestion-undone')
      .getByText('Undone. These edits are waiting for your answer again.')
      .waitFor();
    await expect.poll(() => page.getByText('Used', { exact: true }).count()).toBe(0);
    expect(await isWritten(), `${round}`).toBe(false);
  }
  // What was used on another device meanwhile is not taken back here.
  const PARTS = 'query($id: ID!) { submission(id: $id) { suggestions { id parts { key after } } } }';
  type Suggested = {
    readonly suggestions: readonly { id: string; parts: readonly { key: string; after: unknown }[] }[];
  };
  const { submission } = await askGraph<Suggested>(program, writer, PARTS, { id });
  const suggestion = submission?.suggestions[0];
  const part = suggestion?.parts.find(({ after }) => JSON.stringify(after).includes('All of them.'));
  await askGraph(program, writer, USE, { s: suggestion?.id, parts: [part?.key] });
  program.clock.advance(1_000);
  await page.getByRole('button', { name: 'Use all' }).click();
  await page.getByTestId('suggestion-answered').getByRole('button', { name: 'Undo' }).click();
  await page.getByTestId('suggestion-undone').waitFor();
  await expect.poll(() => page.getByText('Used', { exact: true }).count()).toBe(1);
  expect(await isWritten()).toBe(true);
  expect(problems).toEqual([]);
});

test('PUB-5: what the writer changes meanwhile comes below the edits, which lose no word and are sent again', async () => {
  const { writer, id, postId } = await submitted('Ropes', 'Hemp holds.', 'Nylon stretches.');
  const editor = await browser.openAs(place.owner, `${inboxOf(id)}&topic=edits`);
  await typeBehind(editor.page, 'Hemp holds.', ' For years.');
  const desk = await browser.openAs(writer, `/p/${postId}/edit`);
  await typeBehind(desk.page, 'Nylon stretches.', ' A lot.');
  await desk.page.keyboard.press('Control+s');
  await waitToBeSaved(program, desk.page, 'Nylon stretches. A lot.');
  await editor.page.getByRole('button', { name: 'Send to the writer' }).click();
  await editor.page.getByText('The writer changed the story while you were editing.').waitFor();
  await written(editor.page).getByText('Nylon stretches. A lot.').waitFor();
  await written(editor.page).getByText('Hemp holds. For years.').waitFor();
  await shoot(editor.page, 'suggest-edits-moved');
  await editor.page.getByRole('button', { name: 'Send to the writer' }).click();
  await editor.page.getByText('Your edits are with the writer.').waitFor();

  const reader = await browser.openAs(writer, pageOf(postId));
  await expect.poll(() => reader.page.locator('[data-part]').count()).toBe(1);
  // The other window with the story takes in what is used here.
  await reader.page.context().addCookies([...writer.cookies]);
  const tab = await reader.page.context().newPage();
  await tab.goto(`${program.url}/p/${postId}/edit`);
  await wake(tab);
  await written(tab).getByText('Hemp holds.').waitFor();
  await reader.page.getByRole('button', { name: 'Use all' }).click();
  await reader.page.getByText('That’s all of them. The editors can see your answers.').waitFor();
  await written(tab).getByText('Hemp holds. For years.').waitFor();
  expect([...editor.problems, ...desk.problems, ...reader.problems]).toEqual([]);
});

test('PUB-5: nothing changed is not sent, leaving asks first, and edits are withdrawn before they are answered', async () => {
  const { writer, id, postId } = await submitted('Knots', 'A bowline is a loop.');
  const editor = await browser.openAs(place.owner, `${inboxOf(id)}&topic=edits`);
  await written(editor.page).getByText('A bowline is a loop.').waitFor();
  await editor.page.getByRole('button', { name: 'Send to the writer' }).click();
  await editor.page.getByText('You haven’t changed anything yet.').waitFor();
  await typeBehind(editor.page, 'A bowline is a loop.', ' It holds.');
  let asked = 0;
  editor.page.once('dialog', (dialog) => {
    asked += 1;
    void dialog.dismiss();
  });
  await editor.page.getByRole('link', { name: 'Back to the submission' }).click();
  await expect.poll(() => asked).toBe(1);
  await written(editor.page).getByText('A bowline is a loop. It holds.').waitFor();
  await editor.page.getByRole('button', { name: 'Send to the writer' }).click();
  await editor.page.getByText('Waiting for the writer').waitFor();

  const reader = await browser.openAs(writer, pageOf(postId), PHONE);
  await editor.page.getByRole('button', { name: /Withdraw the edits/ }).click();
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await editor.page.getByText('Edits withdrawn.').waitFor();
  await reader.page.getByRole('button', { name: 'Use it: edit 1, Paragraph' }).click();
  await reader.page.getByText('The editors have withdrawn these edits.').waitFor();
  await reader.page.getByText('The editors withdrew these.').waitFor();
  expect(await reader.page.getByRole('button', { name: 'Use it: edit 1, Paragraph' }).count()).toBe(0);
  expect([...editor.problems, ...reader.problems]).toEqual([]);
});

test('PUB-5: edits that were not sent are kept on the device, come back on top of what the writer changed, and can be dropped', async () => {
  const { writer, id, postId } = await submitted('Anchors', 'It holds.', 'It drags.');
  const editor = await browser.openAs(place.owner, `${inboxOf(id)}&topic=edits`);
  // The browser asks before a reload, and who says yes loses nothing.
  editor.page.on('dialog', (dialog) => void dialog.accept());
  await typeBehind(editor.page, 'It holds.', ' In sand.');
  await editor.page.getByLabel('A note to the writer').fill('One word.');
  await editor.page.reload();
  await wake(editor.page);
  await editor.page.getByText('We kept the edits you made on this device earlier.').waitFor();
  await written(editor.page).getByText('It holds. In sand.').waitFor();
  expect(await editor.page.getByLabel('A note to the writer').inputValue()).toBe('One word.');
  expect(await findingsInViews(editor.page, VIEWS)).toEqual([]);
  await shoot(editor.page, 'suggest-edits-kept');

  const desk = await browser.openAs(writer, `/p/${postId}/edit`);
  await typeBehind(desk.page, 'It drags.', ' In mud.');
  await desk.page.keyboard.press('Control+s');
  await waitToBeSaved(program, desk.page, 'It drags. In mud.');
  await editor.page.reload();
  await wake(editor.page);
  await written(editor.page).getByText('It drags. In mud.').waitFor();
  await written(editor.page).getByText('It holds. In sand.').waitFor();
  await editor.page.getByText('The writer changed the story while you were editing.').waitFor();

  await editor.page.getByRole('button', { name: 'Start over' }).click();
  await written(editor.page).getByText('It holds.', { exact: true }).waitFor();
  expect(await editor.page.getByLabel('A note to the writer').inputValue()).toBe('');
  await expect
    .poll(() => editor.page.evaluate(() => document.activeElement?.closest('.story-editor') !== null))
    .toBe(true);
  await editor.page.reload();
  await wake(editor.page);
  await written(editor.page).getByText('It drags. In mud.').waitFor();
  expect(await editor.page.getByRole('button', { name: 'Start over' }).count()).toBe(0);

  await typeBehind(editor.page, 'It holds.', ' In clay.');
  await editor.page.reload();
  await wake(editor.page);
  await written(editor.page).getByText('It holds. In clay.').waitFor();
  await editor.page.getByRole('button', { name: 'Send to the writer' }).click();
  await editor.page.getByText('Your edits are with the writer.').waitFor();
  await editor.page.goto(`${program.url}${inboxOf(id)}&topic=edits`);
  await wake(editor.page);
  await written(editor.page).getByText('It holds.', { exact: true }).waitFor();
  expect(await editor.page.getByRole('button', { name: 'Start over' }).count()).toBe(0);
  expect([...editor.problems, ...desk.problems]).toEqual([]);
});
