import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heading, paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const SENTENCE = 'The keeper of the lighthouse wrote every evening of the small engines in the harbour.';
const OTHER = 'Nobody ever asked what became of the notebooks after the light went out.';

const { program, browser } = await openSite();

let count = 0;

/** A story with its author and a reader, both with a session. */
async function scene() {
  count += 1;
  const author = await signIn(program);
  const reader = await signIn(program);
  const document = storyDocument(heading(1, 'An index'), paragraph(SENTENCE), paragraph(OTHER));
  const story = await buildStory(program.context, { authorIds: [author.personId], document });
  return { author, reader, story };
}

async function openAs(viewer: SignedIn, path: string, viewport = { width: 1280, height: 900 }) {
  const opened = await browser.open('/healthz', { viewport });
  await opened.page.context().addCookies([...viewer.cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return opened;
}

/** Waits until the page listens to selections, and selects words of it as keys do: without the mouse. */
async function selectWords(page: Page, words: string) {
  await page.waitForFunction(() => 'highlights' in CSS && CSS.highlights.has('passage-own'));
  await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('.story-body') ?? document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, words);
  const bubble = page.getByRole('toolbar', { name: 'Actions for the selected passage' });
  await bubble.waitFor();
  return bubble;
}

/** The words that are drawn as marked. */
const marked = (page: Page, kind: 'own' | 'top') =>
  page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map(String), `passage-${kind}`);

/** Presses a mark until its bubble says so: what comes to the page later may move it meanwhile. */
async function pressMark(page: Page, kind: 'own' | 'top', text: string) {
  await expect
    .poll(async () => {
      const { x, y } = await page.evaluate((name) => {
        const [range] = CSS.highlights.get(name) ?? [];
        // Of words that stand in two lines the first: the middle of both may be beside them.
        const box = range instanceof Range ? (range.getClientRects()[0] ?? new DOMRect()) : new DOMRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }, `passage-${kind}`);
      await page.mouse.click(x, y);
      return await page
        .getByText(text)
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        );
    })
    .toBe(true);
}

const toast = (page: Page, testId: string) => page.locator(`#toasts [data-testid=${testId}]`);

test('STORY-7: words are marked by keyboard alone, drawn at once, there again later, and taken away', async () => {
  const { reader, story } = await scene();
  const { page, problems } = await openAs(reader, story.path);
  const before = await page.locator('.story-body').innerHTML();
  const bubble = await selectWords(page, 'wrote every evening');
  await page.keyboard.press('Tab');
  expect(
    await bubble
      .getByRole('button', { name: 'Highlight', exact: true })
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => marked(page, 'own')).toEqual(['wrote every evening']);
  expect(await page.locator('.story-body').innerHTML()).toBe(before);
  // Drawn at once is drawn before it is sent: a page that is loaded anew before that takes it along.
  await expect
    .poll(() =>
      program.context.database.query('test_highlights', 'select text from highlight where person_id = $1', [
        reader.personId,
      ]),
    )
    .toEqual([{ text: 'wrote every evening' }]);
  await page.reload();
  await wake(page);
  await expect.poll(() => marked(page, 'own')).toEqual(['wrote every evening']);
  await pressMark(page, 'own', 'Remove highlight');
  await page.getByRole('button', { name: 'Remove highlight' }).click();
  await expect.poll(() => marked(page, 'own')).toEqual([]);
  expect(problems).toEqual([]);
});

test('STORY-7: words are marked with the mouse, within one block, also on a phone; Escape closes the bubble', async () => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { reader, story } = await scene();
    const { page, problems } = await openAs(reader, story.path, viewport);
    await page.waitForFunction(() => 'highlights' in CSS && CSS.highlights.has('passage-own'));
    // A browser that was never here keeps no room for the notice: the words move once, when it comes.
    await page.locator('[data-top-banner]').waitFor();
    const first = await page.locator('.story-body p').first().boundingBox();
    const second = await page.locator('.story-body p').nth(1).boundingBox();
    if (first === null || second === null) throw new Error('no paragraphs');
    await page.mouse.move(first.x + 2, first.y + 8);
    await page.mouse.down();
    await page.mouse.move(second.x + 200, second.y + 12, { steps: 5 });
    await page.mouse.up();
    const bubble = page.getByRole('toolbar', { name: 'Actions for the selected passage' });
    await bubble.waitFor();
    const place = await bubble.boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual(0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    await page.keyboard.press('Escape');
    await bubble.waitFor({ state: 'detached' });
    await page.mouse.dblclick(first.x + 75, first.y + 12);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Highlight privately' }).click();
    await expect.poll(async () => (await marked(page, 'own')).length).toBe(1);
    expect(problems).toEqual([]);
  }
});

test('rule 29: what three readers marked shows as a top highlight, until a reader hides it', async () => {
  const { reader, story } = await scene();
  for (let index = 0; index < 3; index += 1) {
    const one = await signIn(program);
    const path = `/_/p/${story.id}/quotes/create`;
    const body = JSON.stringify({ text: 'small engines' });
    expect((await program.ask(path, { method: 'POST', body, headers: one.headers })).status).toBe(200);
  }
  const { page, problems } = await openAs(reader, story.path);
  await expect.poll(() => marked(page, 'top')).toEqual(['small engines']);
  await pressMark(page, 'top', '3 readers highlighted this');
  await page.getByRole('button', { name: 'Hide other readers’ highlights' }).click();
  await expect.poll(() => marked(page, 'top')).toEqual([]);
  expect(problems).toEqual([]);
  const signedOut = await browser.open(`/p/${story.id}/quotes`);
  expect(await signedOut.page.locator('blockquote').allTextContents()).toEqual(Array(3).fill('small engines'));
});

test('WRITE-9: a private note goes to the author, who answers and resolves it; nobody else sees it', async () => {
  const { author, reader, story } = await scene();
  const { page, problems } = await openAs(reader, story.path);
  const bubble = await selectWords(page, 'became of the notebooks');
  await bubble.getByRole('button', { name: 'Private note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Private note on this passage' });
  await dialog.getByRole('textbox').fill('They are in <b>the attic</b>, I think.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send note' }).click();
  await toast(page, 'note-sent').waitFor();
  expect(problems).toEqual([]);

  const desk = await openAs(author, `/p/${story.id}/notes`);
  await desk.page.getByText('They are in <b>the attic</b>, I think.').waitFor();
  expect(await axeFindings(desk.page)).toEqual([]);
  await desk.page.getByRole('textbox', { name: /^Reply to/ }).fill('Thank you!');
  await desk.page.getByRole('button', { name: 'Reply', exact: true }).click();
  await desk.page.locator('li', { hasText: 'Thank you!' }).waitFor();
  await desk.page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await desk.page.getByText(/^Resolved by/).waitFor();
  expect(desk.problems).toEqual([]);

  const back = await openAs(reader, `/p/${story.id}/notes`);
  await back.page.getByText('Thank you!').waitFor();
  const stranger = await openAs(await signIn(program), `/p/${story.id}/notes`);
  await stranger.page.getByText('There are no private notes on this story.').waitFor();
  expect(await stranger.page.content()).not.toContain('attic');
});

test('PROF-5, TOAST-2: mute with Undo, block with its consequences said, unblock, report, on a profile', async () => {
  const { reader } = await scene();
  count += 1;
  const username = `kept${count}`;
  const name = `Kept Away ${count}`;
  await buildPerson(program.context, { username, name });
  const { page, problems } = await openAs(reader, `/@${username}`);
  const menu = page.getByRole('button', { name: `More about ${name}` });
  const choose = async (item: string) => {
    const choice = page.getByRole('menuitem', { name: item, exact: true });
    // A page that still moves closes an open menu, as scrolling does.
    await expect
      .poll(async () => {
        if (!(await choice.isVisible())) await menu.click();
        return await choice.isVisible();
      })
      .toBe(true);
    await choice.click();
  };
  await choose(`Mute ${name}`);
  await toast(page, 'muted').getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'unmuted').waitFor();
  expect(await toast(page, 'unmuted').textContent()).toContain(`${name} has been unmuted.`);
  await toast(page, 'unmuted').getByRole('button', { name: 'Dismiss' }).click();
  await choose(`Mute ${name}`);
  await toast(page, 'muted').getByRole('button', { name: 'Dismiss' }).click();
  await choose(`Unmute ${name}`);
  await toast(page, 'unmuted').getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('button', { name: `Follow ${name}` }).click();
  await page.getByRole('button', { name: `Following ${name}` }).waitFor();
  await toast(page, 'followed').getByRole('button', { name: 'Dismiss' }).click();
  await choose(`Block ${name}`);
  const dialog = page.getByRole('dialog', { name: `Block ${name}?` });
  expect(await dialog.textContent()).toContain('won’t be able to follow you');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Block ${name}` }).click();
  await toast(page, 'blocked').getByRole('button', { name: 'Dismiss' }).click();
  // Who is blocked is not offered to follow.
  await page
    .getByRole('button', { name: /^Follow/ })
    .first()
    .waitFor({ state: 'detached' });
  await choose(`Unblock ${name}`);
  await toast(page, 'unblocked').getByRole('button', { name: 'Dismiss' }).click();

  await choose(`Report ${name}`);
  const report = page.getByRole('dialog', { name: `Report ${name}` });
  await report.getByRole('radio', { name: 'Harassment' }).check();
  await report.getByRole('textbox').fill('Look at their stories.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await toast(page, 'reported').waitFor();
  expect(problems).toEqual([]);
});

test('PROF-1: the highlights of a person, by their address, also without scripts', async () => {
  const { reader, story } = await scene();
  for (const body of [{ text: 'small engines' }, { text: 'the light went out', isPrivate: true }]) {
    const path = `/_/p/${story.id}/quotes/create`;
    await program.ask(path, { method: 'POST', body: JSON.stringify(body), headers: reader.headers });
  }
  const row = await program.context.database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', reader.personId)
    .executeTakeFirstOrThrow();
  const { page } = await browser.open(`/@${row.username}/highlights`, { javaScriptEnabled: false });
  expect(await page.locator('blockquote').allTextContents()).toEqual(['small engines']);
  const own = await openAs(reader, `/@${row.username}/highlights`);
  expect(await own.page.locator('blockquote').count()).toBe(2);
  await own.page.getByText('Only you can see this').waitFor();
  expect(own.problems).toEqual([]);
});
