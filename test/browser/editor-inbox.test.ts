import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { draftOf, draftWriter } from '#test/support/graph-drafts.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();
let editor: SignedIn;
beforeAll(async () => {
  const { personId } = await signIn(program);
  await appointMember(program.context, { publicationId: program.world.publications.harbour, personId, role: 'editor' });
  editor = await signIn(program, { person: personId });
  await change(
    editor,
    `mutation($input: SubmissionSettingsInput!) { updateSubmissionSettings(input: $input) { __typename } }`,
    {
      input: {
        collectionId: program.world.publications.harbour,
        openTo: 'EVERYONE',
        accepts: 'BOTH',
        topics: [],
        needsCover: false,
        needsAiDisclosure: false,
        leastAccountDays: 0,
        guidelines: '',
        isPaused: false,
        pauseReason: '',
      },
    },
  );
});

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
];
const SCREENS = process.env['LONGHAND_SCREENS'];
const INBOX = '/harbour/manage/inbox';

async function change({ headers }: SignedIn, query: string, variables: object): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ query, variables });
  const { text } = await program.ask('/_/graphql', { method: 'POST', headers, body });
  const { data } = JSON.parse(text) as { readonly data: Readonly<Record<string, unknown>> };
  return Object.values(data)[0] as Record<string, unknown>;
}

const SUBMIT = `mutation($input: SubmitPostInput!) { submitPost(input: $input) {
  __typename ... on Submission { id } ... on UserError { message } } }`;
const RESUBMIT = `mutation($id: ID!) { resubmitSubmission(id: $id) {
  __typename ... on Submission { id } ... on UserError { message } } }`;

/** Somebody with a draft that is with the publication. */
async function submitted(title: string) {
  const writer = await signIn(program);
  const { id: postId } = await ownStories(program.context, writer.personId).draft(title);
  program.clock.advance(1_000);
  const input = { postId, collectionId: program.world.publications.harbour, editorCut: 0, note: 'I hope you like it.' };
  const { id } = await change(writer, SUBMIT, { input });
  return { writer, postId, id: String(id) };
}

/** The writer goes on writing. */
async function edit(writer: SignedIn, postId: string, text: string): Promise<void> {
  const desk = draftWriter({
    ask: async (query, variables) => ({ answer: await change(writer, query, variables ?? {}) }),
  });
  program.clock.advance(60_000);
  const before = await desk.open(postId);
  const saved = await desk.saveTo(postId, before.rev ?? 0, before as DraftValue, draftOf(before.title ?? '', text));
  expect(saved.__typename).toBe('DraftSaved');
}

async function openAs({ cookies }: SignedIn, path = INBOX, options: BrowserContextOptions = {}) {
  const opened = await browser.open('/healthz', options);
  await opened.page.context().addCookies([...cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('PUB-5: by keyboard alone a story is found, opened, given back for edits, and accepted', async () => {
  const other = await submitted('Tides');
  const { writer, id, postId } = await submitted('A harbour in winter');
  const { page, problems } = await openAs(editor);
  await page.getByRole('heading', { level: 1, name: 'Submissions' }).waitFor();
  await page.keyboard.press('j');
  expect(await focused(page)).toBe('A harbour in winter');
  await page.keyboard.press('j');
  expect(await focused(page)).toBe('Tides');
  await page.keyboard.press('k');
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await shoot(page, 'inbox');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'A harbour in winter' }).waitFor();
  await page.locator('.story-body').getByText('The words of A harbour in winter.').waitFor();
  await page.getByText('I hope you like it.').waitFor();
  await page.keyboard.press('m');
  await expect.poll(() => page.getByLabel('Assigned to').inputValue()).toBe(editor.personId);
  await page.getByLabel('Answer by').fill('2026-12-01');
  await page.getByRole('button', { name: 'Set' }).press('Enter');
  await page.getByText('Due date set.').waitFor();
  await page.getByLabel('Write a note').fill('I like the second part.');
  await page.getByRole('button', { name: 'Add note' }).press('Enter');
  await page.getByText('Among editors').waitFor();
  await page.getByLabel('What to remember').fill('Writes about the sea.');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Saved.').first().waitFor();
  await page.reload();
  await wake(page);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await shoot(page, 'submission');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What should the writer change?').waitFor();
  await page.keyboard.type('Less wind, please.');
  await shoot(page, 'submission-edits');
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await page.getByText('Edits requested').first().waitFor();
  await page.getByText('Less wind, please.').waitFor();

  await edit(writer, postId, 'The harbour, in less wind.');
  expect((await change(writer, RESUBMIT, { id }))['__typename']).toBe('Submission');
  await page.reload();
  await wake(page);
  await page.getByText('Edits made').first().waitFor();
  await page.keyboard.press('a');
  await dialog.getByLabel('A note to the writer').waitFor();
  await shoot(page, 'submission-accept');
  await dialog.getByRole('button', { name: 'Accept' }).press('Enter');
  await page.getByText('Approved').first().waitFor();
  await page.getByText('This story was accepted, and it’s published.').waitFor();
  expect((await program.ask(`/p/${postId}`)).status).toBeLessThan(400);
  await page.keyboard.press('u');
  await page.getByRole('heading', { level: 1, name: 'Submissions' }).waitFor();
  await page.getByRole('link', { name: 'Tides' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'A harbour in winter' }).count()).toBe(0);
  expect(other.id).not.toBe(id);
  expect(problems).toEqual([]);
});

test('PUB-5: a note is about words that were selected or chosen from a list, and both sides answer each other', async () => {
  const { writer, id, postId } = await submitted('Anchors');
  const { page, problems } = await openAs(editor, `${INBOX}?p=${id}`);
  await page
    .locator('.story-body')
    .getByText('The words of Anchors.')
    .dblclick({ position: { x: 50, y: 10 } });
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Which ones?');
  const form = page.locator('form').filter({ has: page.getByLabel('Write a note') });
  expect(await form.getByLabel('About').evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe(
    'The words you selected',
  );
  await form.getByLabel('The writer can read it').check();
  await form.getByRole('button', { name: 'Add note' }).click();
  const note = page.locator('[data-note]').filter({ hasText: 'Which ones?' });
  await note.getByText('With the writer').waitFor();
  expect(await note.locator('blockquote').textContent()).toBe('words');
  // By keyboard a whole paragraph is chosen from the list.
  await form.getByLabel('About').selectOption({ label: '1. The words of Anchors.' });
  await form.getByLabel('Write a note').fill('For us: is this all?');
  await form.getByLabel('The writer can read it').uncheck();
  await form.getByRole('button', { name: 'Add note' }).press('Enter');
  await page.locator('[data-note]').filter({ hasText: 'For us' }).getByText('Among editors').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await shoot(page, 'submission-notes');

  const other = await openAs(writer, `/p/${postId}/submission`, { viewport: { width: 390, height: 800 } });
  expect(await other.page.getByText('For us').count()).toBe(0);
  const own = other.page.locator('[data-note]').filter({ hasText: 'Which ones?' });
  await own.getByRole('button', { name: 'Answer' }).press('Enter');
  await other.page.keyboard.type('All of them.');
  expect(await findingsInViews(other.page, VIEWS)).toEqual([]);
  await shoot(other.page, 'submission-notes-writer');
  await own.getByRole('button', { name: 'Send' }).press('Enter');
  // Not the words in the field: the answer below the note.
  await own.getByRole('listitem').getByText('All of them.').waitFor();
  await edit(writer, postId, 'Anchors hold.');

  await page.reload();
  await wake(page);
  await note.getByText('All of them.').waitFor();
  await note.getByText('The writer has changed this passage since then.').waitFor();
  await note.getByRole('button', { name: 'Answer' }).click();
  await page.keyboard.type('Thank you.');
  await note.getByRole('button', { name: 'Send answer' }).click();
  await note.getByText('Thank you.').waitFor();
  await note.getByRole('button', { name: 'Mark as done' }).click();
  await note.getByText('Done', { exact: true }).waitFor();
  expect([...problems, ...other.problems]).toEqual([]);
});

test('PUB-5: what the writer changed since it was opened is not accepted unread', async () => {
  const { writer, id, postId } = await submitted('Nets');
  const { page } = await openAs(editor, `${INBOX}?p=${id}`);
  await page.keyboard.press('a');
  await edit(writer, postId, 'Nets, mended.');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await dialog.getByText('The writer changed the story while you were reading. Take another look.').waitFor();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await dialog.getByText('The writer changed the story while you were reading. Take another look.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('The writer has edited it since they submitted it.').waitFor();
  await page.keyboard.press('a');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Approved').first().waitFor();
});

test('PUB-5: letters are turned off in a browser and on again, and stay so', async () => {
  await submitted('Oars');
  const { page, problems } = await openAs(editor);
  await page.keyboard.press('j');
  const first = await focused(page);
  expect(first).not.toBe('');
  await page.getByRole('button', { name: 'Turn single-letter keys off' }).press('Enter');
  await page.getByText('Single-letter keys are off in this browser.').waitFor();
  await page.reload();
  await wake(page);
  await page.getByText('Single-letter keys are off in this browser.').waitFor();
  await page.keyboard.press('j');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-row]') ?? null)).toBeNull();
  await page.getByRole('button', { name: 'Turn single-letter keys on' }).press('Enter');
  await page.keyboard.press('j');
  expect(await focused(page)).toBe(first);
  // Where there is nothing to move to, no keys are told.
  await page.goto(`${program.url}${INBOX}?tab=withdrawn`);
  await wake(page);
  expect(await page.getByRole('button', { name: /single-letter keys/ }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('PUB-5: several are decided at once, and each row says what came of it; filters stand in the address', async () => {
  const stories = [await submitted('Bulk one'), await submitted('Bulk two'), await submitted('Bulk three')];
  const { page, problems } = await openAs(editor);
  const count = await page.getByRole('checkbox', { name: /^Select (?!all)/ }).count();
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await page.getByText(`${count} stories selected`).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('button', { name: 'Decline' }).count()).toBe(0);
  // The newest stand first, and each press takes one more.
  await page.getByLabel('Select Bulk three').press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByText('3 stories selected').first().waitFor();
  await shoot(page, 'inbox-selected');
  // One of them is decided meanwhile.
  const gone = stories[1];
  await change(gone?.writer ?? editor, 'mutation($id: ID!) { withdrawSubmission(id: $id) { __typename } }', {
    id: gone?.id,
  });
  const counts = () => page.getByLabel('Status').locator('option').allTextContents();
  const waiting = Number(/^Waiting \((\d+)\)$/.exec((await counts())[0] ?? '')?.[1]);
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Not taking pieces like this right now').click();
  await dialog.getByLabel('A note to the writer').fill('Thank you.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await row('Bulk one').locator('[data-outcome]').getByText('Declined').waitFor();
  await row('Bulk three').locator('[data-outcome]').getByText('Declined').waitFor();
  await row('Bulk two').getByText('This submission has changed since you opened it. Take another look.').waitFor();
  await page.getByText('2 stories were declined. 1 wasn’t declined.').waitFor();
  // Each says how it stands now, also the one that was refused, and the filter how many still wait.
  await row('Bulk two').getByText('Withdrawn', { exact: true }).waitFor();
  if (waiting > 3) await expect.poll(counts).toContain(`Waiting (${waiting - 3})`);
  else await expect.poll(counts).toContain('Waiting');
  await page.getByText('1 story selected').first().waitFor();
  await page.getByLabel('Status').selectOption('declined');
  await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('declined');
  await page.getByRole('link', { name: 'Bulk three' }).waitFor();
  await page.getByLabel('From').selectOption('approved');
  await page.getByText('No submissions match these filters.').waitFor();
  await page.getByLabel('From').selectOption('guests');
  await page.getByRole('link', { name: 'Bulk one' }).waitFor();
  await page.getByLabel('Assigned to').selectOption('nobody');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('nobody');
  await page.reload();
  await wake(page);
  expect(await page.getByLabel('Assigned to').inputValue()).toBe('nobody');
  await page.getByRole('link', { name: 'Bulk one' }).click();
  await page.getByText('Thank you.').waitFor();
  await page.getByRole('link', { name: 'All submissions' }).click();
  expect(await page.getByLabel('Status').inputValue()).toBe('declined');
  expect(problems).toEqual([]);
});

async function shoot(page: Page, name: string): Promise<void> {
  if (SCREENS === undefined) return;
  const before = page.viewportSize();
  for (const [width, colorScheme] of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(SCREENS, `${name}-${width}-${colorScheme}.png`) });
    await page.screenshot({ path: join(SCREENS, `${name}-${width}-${colorScheme}-full.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before !== null) await page.setViewportSize(before);
}
