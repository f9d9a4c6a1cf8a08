import { expect } from 'vitest';
import { settleSubmissionsOf } from '#modules/stories/submissions/settle-submissions.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { settleNews } from '#test/support/settle-news.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { actOn, askGraph, openPublication } from '#test/support/submitting.ts';

const { program, browser } = await openSite({ withWorld: false });

async function submitted(writer: SignedIn, title: string, publication: { readonly id: string }, editorCut = 0) {
  const story = await ownStories(program.context, writer.personId).draft(title);
  const input = { postId: story.id, collectionId: publication.id, note: 'Please read it', editorCut };
  const { id = '' } = await actOn(program, writer, 'submit', { input });
  expect(id).not.toBe('');
  return { id, postId: story.id };
}

test('PUB-5: a writer reads where a story stands, answers its editors, reminds them and takes it back', async () => {
  const [writer, other] = [await signIn(program), await signIn(program)];
  const harbour = await openPublication(program, { name: 'The Harbour', slug: 'the-harbour' });
  const { id } = await submitted(writer, 'Sent away', harbour);
  const note = { submissionId: id, quote: 'The words of', body: 'Which words?' };
  await actOn(program, harbour.owner, 'note', { input: { ...note, isShared: true } });
  await actOn(program, harbour.owner, 'note', { input: { ...note, body: 'Among us: weak.', isShared: false } });
  program.clock.advance(8 * 86_400_000);

  const dark = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;
  const { page, problems } = await browser.openAs(writer, '/me/outbox', dark);
  const row = page.locator('[data-submission]');
  await row.getByText('Pending review').first().waitFor();
  await row.getByText('To The Harbour').waitFor();
  await row.getByText('History and notes').press('Enter');
  await row.getByText('Please read it').waitFor();
  await row.getByText('Which words?').waitFor();
  expect(await page.content()).not.toContain('Among us');
  await row.getByLabel('Write to the editors').fill('These here.');
  await row.getByRole('button', { name: 'Send' }).press('Enter');
  await row.getByRole('listitem').filter({ hasText: 'These here.' }).waitFor();
  expect(await row.getByLabel('Write to the editors').inputValue()).toBe('');
  const asked = row.locator('[data-note]').filter({ hasText: 'Which words?' });
  await asked.getByRole('button', { name: 'Mark as done' }).press('Enter');
  await asked.getByText('Done', { exact: true }).waitFor();
  // What was ticked off too early is opened again.
  await asked.getByRole('button', { name: 'Mark as not done' }).press('Enter');
  await asked.getByRole('button', { name: 'Mark as done' }).press('Enter');
  await asked.getByText('Done', { exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);

  program.clock.advance(8 * 86_400_000);
  await page.reload();
  await wake(page);
  await page.getByRole('button', { name: 'Remind the editors about “Sent away”' }).press('Enter');
  await page.getByText('We reminded the editors.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Remind the editors/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Withdraw “Sent away”' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
  await row.getByText('Withdrawn').first().waitFor();
  expect(await page.getByRole('button', { name: 'Withdraw “Sent away”' }).count()).toBe(0);

  const { page: empty } = await browser.openAs(other, '/me/outbox');
  await empty.getByText('You haven’t submitted any stories yet.').waitFor();
  expect(problems).toEqual([]);
});

test('WRITE-5, PUB-5: what was submitted is a tab of one’s stories, with its count, and leads back to them', async () => {
  const [writer, other] = [await signIn(program), await signIn(program)];
  const paper = await openPublication(program, { name: 'The Quay', slug: 'the-quay' });
  for (const title of ['Sent once', 'Sent twice']) await submitted(writer, title, paper);
  const { page, problems } = await browser.openAs(writer, '/me/stories');
  const tabs = page.getByRole('main').getByRole('navigation', { name: 'Your stories' });
  await tabs.getByRole('link', { name: 'Submissions 2' }).press('Enter');
  await page.waitForURL('**/me/outbox');
  await page.getByText('To The Quay').first().waitFor();
  expect(await tabs.getByRole('link', { name: 'Submissions 2' }).getAttribute('aria-current')).toBe('page');
  expect(await axeFindings(page)).toEqual([]);
  await tabs.getByRole('link', { name: 'Drafts 2' }).press('Enter');
  await page.waitForURL('**/me/stories/drafts');
  await page.getByRole('link', { name: 'Sent once' }).first().waitFor();

  const phone = { viewport: { width: 390, height: 800 }, colorScheme: 'dark' } as const;
  const { page: empty } = await browser.openAs(other, '/me/outbox', phone);
  await empty.getByText('You haven’t submitted any stories yet.').waitFor();
  expect(await axeFindings(empty)).toEqual([]);
  expect(await empty.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const others = empty.getByRole('main').getByRole('navigation', { name: 'Your stories' });
  await others.getByRole('link', { name: 'Drafts' }).press('Enter');
  await empty.waitForURL('**/me/stories/drafts');
  expect(problems).toEqual([]);
});

test('PUB-5: a writer reads why a story was declined, and submits another one again after the edits asked for', async () => {
  const writer = await signIn(program);
  const press = await openPublication(program, { name: 'Night Press', slug: 'night-press' });
  const declined = await submitted(writer, 'Not for us', press);
  await actOn(program, press.owner, 'decline', { id: declined.id, reason: 'NOT_NOW' });
  const asked = await submitted(writer, 'Almost there', press);
  await actOn(program, press.owner, 'ask', { id: asked.id, note: 'Shorter, please.' });

  const { page, problems } = await browser.openAs(writer, '/me/outbox');
  const rows = page.locator('[data-submission]');
  const of = (title: string) => rows.filter({ has: page.getByRole('heading', { name: title }) });
  await of('Not for us').getByText('Reason: Not taking pieces like this right now').waitFor();
  await of('Almost there').getByText('Make the edits, then submit it again.').waitFor();
  await page.getByRole('button', { name: 'Submit again: “Almost there”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit again' }).click();
  // Nothing was edited yet: said in the dialog, and a note may stand for the edits.
  await page.getByRole('dialog').getByText('Make the edits first, or tell the editors in a note').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByLabel('A note to the editors').fill('It is as long as it has to be');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit again' }).click();
  await of('Almost there').getByText('Edits made', { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('PUB-5: a long outbox comes page by page', async () => {
  const writer = await signIn(program);
  const wide = await openPublication(program, { name: 'Wide Review', slug: 'wide-review' });
  for (let number = 1; number <= 23; number += 1) {
    const { id } = await submitted(writer, `Story ${number}`, wide);
    await actOn(program, writer, 'withdraw', { id });
  }
  const { page, problems } = await browser.openAs(writer, '/me/outbox');
  const rows = page.locator('[data-submission]');
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows.count()).toBe(23);
  expect(problems).toEqual([]);
});

test('PUB-5: a visitor signs in before an outbox', async () => {
  const answer = await program.ask('/me/outbox');
  expect([answer.status, answer.headers.location]).toEqual([302, expect.stringContaining('/m/signin')]);
});

test('PUB-5: a writer who writes, or withdraws, after the editors decided reads how it stands now and keeps their words', async () => {
  const writer = await signIn(program);
  const mill = await openPublication(program, { name: 'The Mill', slug: 'the-mill' });
  const { id, postId } = await submitted(writer, 'Too late', mill);
  const outbox = await browser.openAs(writer, '/me/outbox');
  const { page } = await browser.openAs(writer, `/p/${postId}/submission`);
  const row = outbox.page.locator('[data-submission]');
  await row.getByText('Pending review').first().waitFor();
  await actOn(program, mill.owner, 'decline', { id, reason: 'OFF_TOPIC' });
  program.clock.advance(1_000);

  const words = page.getByLabel('Write to the editors');
  await words.fill('One more thing.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('This submission has changed since you opened it. Take another look.').waitFor();
  await page.getByText('Reason: Off topic').waitFor();
  expect(await words.inputValue()).toBe('One more thing.');
  expect(await page.getByRole('button', { name: /^Withdraw/ }).count()).toBe(0);

  await row.getByRole('button', { name: 'Withdraw “Too late”' }).click();
  const dialog = outbox.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByText('This submission has changed since you opened it. Take another look.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row.getByText('Reason: Off topic').waitFor();
  expect(await row.getByRole('button', { name: /^Withdraw/ }).count()).toBe(0);
});

test('PUB-5, rule 267: whoever deleted a story under review is led to where it says so, and so is what tells of it', async () => {
  const writer = await signIn(program);
  const forge = await openPublication(program, { name: 'The Forge', slug: 'the-forge' });
  const { id, postId } = await submitted(writer, 'Thrown away', forge);
  const desk = await browser.openAs(forge.owner, `/the-forge/manage/inbox?p=${id}`);
  const trash = 'mutation($id: ID!) { deletePost(targetPostId: $id) { __typename } }';
  await askGraph(program, writer, trash, { id: postId });
  await settleSubmissionsOf(program.context, postId);
  await settleNews(program.context);

  const { page } = await browser.openAs(writer, `/p/${postId}/submission`);
  await page.waitForURL('**/me/outbox');
  const row = page.locator('[data-submission]').filter({ hasText: 'Thrown away' });
  await row.getByText('The story was deleted, so this submission was canceled.').waitFor();
  // It is nobody else's way there.
  const found = (await program.ask(`/p/${postId}/submission`, { headers: forge.owner.headers })).status;
  expect(found).toBe(404);

  await desk.page.reload();
  await desk.page.getByText('The story was deleted, so this submission was canceled.').waitFor();
  await desk.page.goto(`${program.url}/me/notifications`);
  await desk.page.getByRole('link', { name: /Thrown away isn’t available anymore/ }).waitFor();
});

test('PUB-5: what was agreed on for the editors, and whose turn it is, stay to be read by both sides', async () => {
  const writer = await signIn(program);
  const loom = await openPublication(program, { name: 'The Loom', slug: 'the-loom', editorCut: 10 });
  const { id, postId } = await submitted(writer, 'Warp', loom, 10);
  const desk = await browser.openAs(loom.owner, `/the-loom/manage/inbox?p=${id}`);
  await desk.page.getByText('Editors get 10% of what it earns').waitFor();
  await desk.page.getByText(/^Goes back to the writer on .* if nobody answers\.$/).waitFor();
  const { page } = await browser.openAs(writer, `/p/${postId}/submission`);
  await page.getByText('The editors get 10% of what it earns').waitFor();
  await actOn(program, loom.owner, 'ask', { id, note: 'And the weft?' });
  await page.reload();
  await page.getByText(/^Comes back to you on .* unless you submit your edits$/).waitFor();
  await desk.page.reload();
  await desk.page.getByText(/^Goes back to the writer on .* unless they submit their edits\.$/).waitFor();
  await desk.page.getByText('Keys: A to accept').waitFor();
  await actOn(program, writer, 'withdraw', { id });
  await desk.page.reload();
  await desk.page.getByText('Keys: U to go back.').waitFor();
});
