import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { sweepSubmissions } from '#modules/stories/submissions/sweep-submissions.ts';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type Desk, expectSound, sitDown } from '#test/support/phone-desk.ts';
import { settleNews } from '#test/support/settle-news.ts';
import { signIn } from '#test/support/sign-in.ts';
import { openPublication } from '#test/support/submitting.ts';
import { editorOf, waitToBeSaved } from '#test/support/writing-desk.ts';

const { program, browser } = await openSite({ withWorld: false });
let lantern: Awaited<ReturnType<typeof openPublication>>;
beforeAll(async () => {
  lantern = await openPublication(program, { name: 'The Lantern', slug: 'the-lantern' });
});

const DAY = 86_400_000;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The writer's side of one story. */
function writersSide(desk: Desk, postId: string, title: string) {
  const { page, go, keys } = desk;
  const path = `/p/${postId}/submission`;
  const dialog = page.getByRole('dialog');
  const reads = async (status: string, more?: string) => {
    await go(path);
    await page.locator('[data-submission] strong', { hasText: status }).waitFor();
    if (more !== undefined) await page.getByText(more).first().waitFor();
    await page.keyboard.press('Tab');
    await expectSound(page);
  };
  const submit = async (name = 'Submit') => {
    await go(`${path}?tab=the-lantern`);
    await keys.press(button(page, name));
    await page.locator('[data-submission] strong', { hasText: 'Pending review' }).waitFor();
    await expectSound(page);
  };
  /** In words that are not there yet, at the end of the text. */
  const edit = async (words: string) => {
    await go(`/p/${postId}/edit`);
    await keys.reach(editorOf(page));
    await page.keyboard.press('Control+End');
    await page.keyboard.type(` ${words}`);
    await waitToBeSaved(program, page, words);
    await expectSound(page);
  };
  const resubmit = async () => {
    await keys.press(button(page, `Submit again: “${title}”`));
    await dialog.getByText('Submit your edits?').waitFor();
    await expectSound(page);
    await keys.press(dialog.getByRole('button', { name: 'Submit again' }));
  };
  const withdraw = async () => {
    await go(path);
    await keys.press(button(page, `Withdraw “${title}”`));
    await keys.press(dialog.getByRole('button', { name: 'Withdraw' }));
    await page.getByText('Story withdrawn.').waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expectSound(page);
  };
  return { page, go, keys, dialog, reads, submit, edit, resubmit, withdraw };
}

/** The editor's side of it. */
function editorsSide({ page, go, keys }: Desk, title: string) {
  const dialog = page.getByRole('dialog');
  const stands = (status: string) => page.getByText(status, { exact: true }).first().waitFor();
  /** From the list, as it waits there. */
  const open = async (status: string) => {
    await go('/the-lantern/manage/inbox');
    await keys.press(page.getByRole('link', { name: title }));
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await stands(status);
    await page.keyboard.press('Tab');
    await expectSound(page);
  };
  const take = async (name: 'Assign to me' | 'Start review' | 'Reopen') => {
    await keys.press(button(page, name));
    await button(page, name).waitFor({ state: 'detached' });
    await stands('In review');
    await expectSound(page);
  };
  const ask = async (words: string) => {
    await keys.press(button(page, 'Ask for edits'));
    await keys.type(dialog.getByLabel('What should the writer change?'), words);
    await expectSound(page);
    await keys.press(dialog.getByRole('button', { name: 'Send' }));
    await stands('Edits requested');
    await dialog.waitFor({ state: 'detached' });
  };
  const decline = async (reason: string) => {
    await keys.press(button(page, 'Decline'));
    await keys.choose(dialog.getByRole('radio', { name: reason }));
    await keys.press(dialog.getByRole('button', { name: 'Decline' }));
    await page.getByText(`Declined: ${reason}.`).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expectSound(page);
  };
  const accept = async (way: 'You publish it' | 'The writer publishes it') => {
    await keys.press(button(page, 'Accept'));
    await keys.choose(dialog.getByRole('radio', { name: way }));
    await expectSound(page);
    await keys.press(dialog.getByRole('button', { name: 'Accept' }));
    await stands('Approved');
    await dialog.waitFor({ state: 'detached' });
    await expectSound(page);
  };
  return { page, go, keys, stands, open, take, ask, decline, accept };
}

/** Two people, one story, each at a desk of their own. */
async function twoDesks(title: string) {
  const writer = await signIn(program);
  const { id: postId } = await ownStories(program.context, writer.personId).draft(title);
  const desks = [await sitDown(program, browser, writer), await sitDown(program, browser, lantern.owner)] as const;
  const problems = () => desks.flatMap((desk) => desk.problems);
  return {
    postId,
    problems,
    writer: writersSide(desks[0], postId, title),
    editor: editorsSide(desks[1], title),
  };
}

test('PUB-5: a story is handed in, taken, sent back, edited, declined, taken up again and published, by two people', async () => {
  const { writer, editor, postId, problems } = await twoDesks('Lamps of the north');
  await writer.submit();
  await editor.open('Pending review');
  await writer.reads('Pending review', 'Opened by the editors');
  await editor.take('Assign to me');
  await settleNews(program.context);
  await writer.go('/me/notifications');
  await writer.keys.press(writer.page.getByRole('link', { name: /Lamps of the north/ }).first());
  await writer.page.locator('[data-submission] strong', { hasText: 'In review' }).waitFor();
  await writer.page.getByText('An editor is reading it.').waitFor();

  await editor.ask('Say where they hang.');
  await writer.reads('Edits requested', 'Say where they hang.');
  await writer.resubmit();
  await writer.dialog
    .getByText('Make the edits first, or tell the editors in a note why you’d leave it as it is.')
    .waitFor();
  await expectSound(writer.page);
  await writer.page.keyboard.press('Escape');
  await writer.dialog.waitFor({ state: 'detached' });
  await writer.edit('They hang by the door.');
  await writer.reads('Edits requested');
  await writer.resubmit();
  await writer.page.getByText('Your edits are with the editors.').waitFor();
  await writer.reads('Edits made');

  await editor.open('Edits made');
  await editor.page.locator('.story-body').getByText('They hang by the door.').waitFor();
  await editor.take('Start review');
  await editor.decline('Needs work');
  await writer.reads('Declined', 'Reason: Needs work');
  await editor.take('Reopen');
  await writer.reads('In review');
  await editor.open('In review');
  await editor.accept('You publish it');
  await editor.page.getByText('This story was accepted, and it’s published.').waitFor();
  await editor.keys.reach(editor.page.getByRole('link', { name: 'Read the story' }));
  await expectSound(editor.page);
  await writer.reads('Approved');
  expect((await program.ask('/the-lantern')).text).toContain('Lamps of the north');

  // A review of what is published, which stays as it is until it is accepted.
  const address = (await program.ask(`/p/${postId}`)).headers.location ?? '';
  await writer.edit('And above the stairs.');
  await writer.submit('Ask for a review');
  await writer.page.getByText(/^This review ends on .* if nobody answers$/).waitFor();
  expect((await program.ask(address)).text).not.toContain('And above the stairs.');
  await editor.open('Pending review');
  await editor.page.getByText('This story is already published here.').waitFor();
  await editor.page.getByText(/^This review ends on .* if nobody answers\. The story stays published\.$/).waitFor();
  await editor.keys.press(button(editor.page, 'Accept'));
  await expectSound(editor.page);
  const dialog = editor.page.getByRole('dialog');
  await editor.keys.press(dialog.getByRole('button', { name: 'Accept' }));
  await dialog.waitFor({ state: 'detached' });
  await editor.stands('Approved');
  await writer.reads('Approved');
  await expect.poll(async () => (await program.ask(address)).text).toContain('And above the stairs.');
  expect(problems()).toEqual([]);
});

test('PUB-5: a story is taken back while it waits and after it was approved, comes back by itself, and says each time why', async () => {
  const { writer, editor, problems } = await twoDesks('A night on the pier');
  await writer.submit();
  await editor.open('Pending review');
  await writer.withdraw();
  await editor.go('/the-lantern/manage/inbox');
  await expect.poll(() => editor.page.getByRole('link', { name: 'A night on the pier' }).count()).toBe(0);
  // Others were here before; only now there are none.
  await editor.page.getByText('Nothing is waiting.').waitFor();
  await writer.submit();
  await editor.open('Pending review');
  await editor.accept('The writer publishes it');
  await writer.reads('Approved');
  await writer.withdraw();
  await writer.reads('Withdrawn');
  await writer.submit();
  program.clock.advance(31 * DAY);
  await sweepSubmissions(program.context);
  await writer.reads('Canceled');
  await writer.page
    .getByText('Nobody answered within 30 days, so the story is yours to submit again.')
    .first()
    .waitFor();
  await settleNews(program.context);
  await writer.go('/me/notifications');
  await writer.keys.reach(writer.page.getByRole('link', { name: /A night on the pier/ }).first());
  await expectSound(writer.page);
  expect(problems()).toEqual([]);
});

test('PUB-5, rule 297: a review of what is published is withdrawn and declined in words of its own, and leaves the story where it is', async () => {
  const { writer, editor, postId, problems } = await twoDesks('Quays at noon');
  await writer.submit();
  await editor.open('Pending review');
  await editor.accept('You publish it');
  await writer.edit('Nobody is there.');
  await writer.submit('Ask for a review');
  await writer.keys.press(button(writer.page, 'Withdraw “Quays at noon”'));
  await writer.dialog.getByText('Your story stays published as it is.').waitFor();
  await writer.keys.press(writer.dialog.getByRole('button', { name: 'Withdraw' }));
  await writer.page.getByText('Review withdrawn.').waitFor();
  await writer.submit('Ask for a review');
  await editor.open('Pending review');
  await editor.decline('Needs work');
  await editor.page.getByText('This review is over. The story is still published.').waitFor();
  await editor.keys.reach(editor.page.getByRole('link', { name: 'Read the story' }));
  await expectSound(editor.page);
  expect((await program.ask(`/p/${postId}`)).headers.location).toContain('/the-lantern/');
  expect(problems()).toEqual([]);
});
