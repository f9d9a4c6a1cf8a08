import { expect } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { test } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type Desk, expectSound, sitDown } from '#test/support/phone-desk.ts';
import { signIn } from '#test/support/sign-in.ts';
import { actOn, openPublication } from '#test/support/submitting.ts';

const { program, browser } = await openSite({ withWorld: false });

const note = ({ page }: Desk, words: string) => page.locator('[data-note]').filter({ hasText: words });

/** Where the passages that have notes begin: which paragraphs of the text are colored. */
const marked = ({ page }: Desk) =>
  page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('.story-body [data-block]')];
    const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight]);
    return paragraphs.flatMap((element, place) =>
      ranges.some((range) => element.contains(range.startContainer)) ? [place + 1] : [],
    );
  });

test('PUB-5: of two paragraphs with the same words a note is about the chosen one, by keyboard and by pointer; both sides open it again', async () => {
  const publication = await openPublication(program, { name: 'The Clock', slug: 'the-clock' });
  const writer = await signIn(program);
  const text = storyDocument(paragraph('Tick.'), paragraph('Between them.'), paragraph('Tick.'));
  const { id: postId } = await ownStories(program.context, writer.personId).draft('On clocks', { document: text });
  const { id = '' } = await actOn(program, writer, 'submit', {
    input: { postId, collectionId: publication.id, editorCut: 0 },
  });
  const editor = await sitDown(program, browser, publication.owner);
  await editor.go(`/the-clock/manage/inbox?p=${id}`);
  const about = editor.page.getByLabel('About', { exact: true });
  expect(await about.locator('option').allInnerTexts()).toEqual([
    'The whole story',
    '1. Tick.',
    '2. Between them.',
    '3. Tick.',
  ]);

  // By keyboard: the last one.
  await editor.keys.select(about, '3. Tick.');
  await editor.keys.type(editor.page.getByLabel('Write a note'), 'Once is enough. See https://clocks.example/tick.');
  await editor.keys.press(editor.page.getByLabel('The writer can read it'), 'Space');
  await editor.keys.press(editor.page.getByRole('button', { name: 'Add note' }));
  await note(editor, 'Once is enough.').getByText('Passage 3').waitFor();
  await expect.poll(() => marked(editor)).toEqual([3]);

  // By pointer: the first one.
  await editor.page.locator('.story-body p').first().click({ clickCount: 3 });
  await editor.page.getByRole('button', { name: 'Add a note' }).click();
  expect(await about.locator('option:checked').innerText()).toBe('1. Tick.');
  await editor.page.getByLabel('Write a note').fill('Keep this one.');
  await editor.page.getByLabel('The writer can read it').check();
  await editor.page.getByRole('button', { name: 'Add note' }).click();
  await note(editor, 'Keep this one.').getByText('Passage 1').waitFor();
  await expect.poll(() => marked(editor)).toEqual([1, 3]);
  await expectSound(editor.page);

  const desk = await sitDown(program, browser, writer);
  await desk.go(`/p/${postId}/submission`);
  const once = note(desk, 'Once is enough.');
  const link = once.getByRole('link', { name: 'https://clocks.example/tick', exact: true });
  expect(await link.getAttribute('href')).toBe('https://clocks.example/tick');
  expect(await link.getAttribute('rel')).toBe('noopener nofollow ugc');
  await desk.keys.press(once.getByRole('button', { name: 'Show in story' }));
  // What was folded opens, and the keyboard goes on from the passage.
  await expect
    .poll(() => desk.page.evaluate(() => document.activeElement === document.querySelectorAll('.story-body p')[2]))
    .toBe(true);
  expect(await marked(desk)).toEqual([1, 3]);
  await expectSound(desk.page);
  await desk.keys.press(once.getByRole('button', { name: 'Mark as done' }));
  await once.getByText('Done', { exact: true }).waitFor();
  await expect.poll(() => marked(desk)).toEqual([1]);

  // The editor opens again what the writer ticked off, and the other way round.
  await editor.go(`/the-clock/manage/inbox?p=${id}`);
  const seen = note(editor, 'Once is enough.');
  await editor.keys.press(seen.getByRole('button', { name: 'Mark as not done' }));
  await expect.poll(() => marked(editor)).toEqual([1, 3]);
  await editor.keys.press(note(editor, 'Keep this one.').getByRole('button', { name: 'Mark as done' }));
  await note(editor, 'Keep this one.').getByText('Done', { exact: true }).waitFor();
  await desk.go(`/p/${postId}/submission`);
  await desk.keys.press(note(desk, 'Keep this one.').getByRole('button', { name: 'Mark as not done' }));
  await expect.poll(() => marked(desk)).toEqual([1, 3]);
  expect([...editor.problems, ...desk.problems]).toEqual([]);
});
