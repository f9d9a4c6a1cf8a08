import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { bulletList, heading, paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { type BuiltStory, buildStory } from '#test/factories/build-story.ts';
import { openBrowser, test, type TestBrowser } from '#test/support/browser.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const sentence = 'The kettle had been on for an hour before anyone noticed that it was empty, and nobody said so. ';
const documents: Readonly<Record<string, StoryDocument>> = {
  'A paragraph': storyDocument(paragraph(sentence)),
  'A poem': storyDocument(paragraph('A gate, a field, a wire that hums.'), paragraph('Somebody’s coat, still warm.')),
  'A list': storyDocument(bulletList('Two pencils', 'A map of somewhere else', 'Bread', 'The good knife')),
  'A command': storyDocument({ type: 'codeBlock', id: 'command', text: 'find . -name "*.md" | xargs wc' }),
  'A long story': storyDocument(
    ...['First', 'Second', 'Third', 'Fourth'].flatMap((title) => [
      heading(2, `${title} part`),
      paragraph(sentence.repeat(3)),
      paragraph(sentence.repeat(2)),
    ]),
  ),
};

const subtitle = 'What one line of a subtitle looks like where it is longer, by far, than the whole story below it is.';
const bio = 'Writes about kettles, gates and whatever else stands in a field, and has done so for years.';
const stories = new Map<string, BuiltStory>();
let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  program = await startTestProgram({
    prepare: async (context) => {
      const author = await buildPerson(context, { username: 'short-writer', name: 'Ada Quill', bio });
      for (const [title, document] of Object.entries(documents)) {
        stories.set(title, await buildStory(context, { authorIds: [author], title, document }));
      }
      const title = 'A long subtitle';
      const document = documents['A paragraph'] ?? storyDocument();
      stories.set(title, await buildStory(context, { authorIds: [author], title, subtitle, document }));
    },
  });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
});

const source = readFile(fileURLToPath(import.meta.resolve('@mozilla/readability/Readability.js')), 'utf8');
const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, '');

/** What a reading mode makes of a page, and what stands there, both without spaces. */
async function read(title: string): Promise<{ taken: string; body: string }> {
  const { page } = await browser.open(stories.get(title)?.path ?? '', { javaScriptEnabled: false });
  const taken = await page.evaluate(
    `(() => { ${await source}; return new Readability(document.cloneNode(true)).parse().textContent; })()`,
  );
  return { taken: words(String(taken)), body: words(await page.locator('.story-body').textContent()) };
}

for (const title of Object.keys(documents)) {
  test(`STORY-1: a reading mode takes the story, and not what leads on from it: ${title}`, async () => {
    const { taken, body } = await read(title);
    expect(taken.endsWith(body), taken).toBe(true);
    for (const beside of [bio, 'Written by', 'Read next', ...Object.keys(documents).filter((each) => each !== title)]) {
      expect(taken).not.toContain(words(beside));
    }
  });
}

test('STORY-1: a reading mode takes a long story and nothing else, and a subtitle with a short one', async () => {
  const long = await read('A long story');
  expect(long.taken).toBe(long.body);
  const { taken, body } = await read('A long subtitle');
  expect(taken).toContain(words(subtitle));
  expect(taken.endsWith(body)).toBe(true);
});
