import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { convertHtml } from '../convert/convert-html.ts';
import { convertMarkdown } from '../convert/convert-markdown.ts';
import type { ImportedStory } from '../imported-story.ts';
import { documentWords } from '../test-support/document-words.ts';
import { sourceWords, words } from '../test-support/source-words.ts';
import { wordsInOrder } from '../test-support/words-in-order.ts';
import { readExport } from './test-support/source-files.ts';

const corpus = process.env['LONGHAND_CORPUS'] ?? join(import.meta.dirname, '../../../../../../shared/corpus');
const exports = join(corpus, 'exports');

/** What every export holds: stories, and lines of things that are none. */
const expected: readonly (readonly [path: string, kind: string, stories: number, lines: number])[] = [
  ['medium/fo2rist-real-ru', 'Medium', 20, 0],
  ['medium/fo2rist-real-ru.zip', 'Medium', 20, 0],
  // The zips beside the folders are archives inside the source: named, not opened.
  ['medium', 'Medium', 23, 3],
  ['medium/tryghost-fixture', 'Medium', 3, 1],
  ['medium/tryghost-fixture.zip', 'Medium', 3, 1],
  ['medium/rss/medium_feed.xml', 'Medium feed', 2, 0],
  ['ghost/v0-2013/export-001.json', 'Ghost', 1, 0],
  ['ghost/v3/v3_export.json', 'Ghost', 7, 0],
  ['ghost/v5/v5_export.json', 'Ghost', 1, 1],
  ['ghost/import', 'Ghost', 1, 0],
  ['ghost/tryghost-migrate', 'Ghost', 3, 0],
  ['wordpress/cc-labs-real', 'WordPress', 219, 44],
  ['wordpress/wordpress-com-2025', 'WordPress', 7, 4],
  ['wordpress/tryghost-fixtures/co-authors-plus.xml', 'WordPress', 4, 0],
  ['wordpress/tryghost-fixtures/has-meta.xml', 'WordPress', 1, 1],
  ['wordpress/tryghost-fixtures/multiple', 'WordPress', 4, 3],
  ['wordpress/wagtail', 'WordPress', 3, 6],
  ['substack/tryghost-fixture', 'Substack', 4, 8],
  ['substack/tryghost-fixture.zip', 'Substack', 4, 8],
  ['other/mg-beehiiv', 'beehiiv', 2, 0],
  ['other/mg-buttondown', 'Buttondown', 2, 0],
  ['other/mg-squarespace-xml', 'WordPress', 3, 3],
];

/** The bodies as they stand in the files, found by patterns of the test's own, by what the story must be known by. */
const raw: readonly (readonly [
  path: string,
  find: (text: string) => Iterable<readonly [key: string, body: string]>,
])[] = [
  ['wordpress/cc-labs-real/cc-labs.wordpress.2014-11-21.xml', wordpressBodies],
  ['wordpress/wordpress-com-2025/sitetitle.wordpress.2025-01-19.000.xml', wordpressBodies],
  ['ghost/v3/v3_export.json', ghostBodies],
  ['ghost/v5/v5_export.json', ghostBodies],
  ['ghost/v0-2013/export-001.json', ghostBodies],
];

function* wordpressBodies(text: string): Iterable<readonly [string, string]> {
  for (const [item] of text.matchAll(/<item>[\s\S]*?<\/item>/g)) {
    if (!item.includes('<wp:post_type>post<')) continue;
    const id = /<wp:post_id>(\d+)</.exec(item)?.[1] ?? '';
    yield [id, /<content:encoded><!\[CDATA\[([\s\S]*?)\]\]><\/content:encoded>/.exec(item)?.[1] ?? ''];
  }
}

function* ghostBodies(text: string): Iterable<readonly [string, string]> {
  for (const [, uuid = '', rest = ''] of text.matchAll(
    /"uuid":\s*"([^"]+)",\s*"title"((?:.|\n)*?"html":\s*"(?:[^"\\]|\\.)*")/g,
  )) {
    const html = /"html":\s*("(?:[^"\\]|\\.)*")$/.exec(rest)?.[1] ?? '""';
    yield [uuid, JSON.parse(html) as string];
  }
}

// Real exports come from outside; a clone that stands alone skips this line.
/** Tags of captions are mark-up; a grave accent is an apostrophe of its writer, and the measure would take it for code. */
function withoutShortcodes(html: string): string {
  return html
    .replaceAll('`', "'")
    .replace(/\[caption\b[^\]]*?(?:\scaption="([^"]*)")?\]/g, ' $1 ')
    .replaceAll('[/caption]', ' ');
}

function inOrder(
  body: string,
  format: 'markdown' | 'html',
  story: ImportedStory,
): { share: number; missing: string[] } {
  const plain = format === 'html' ? withoutShortcodes(body) : body;
  const options = { file: story.file, language: story.language, dialect: story.body.dialect };
  const convert = story.body.format === 'html' ? convertHtml : convertMarkdown;
  const head = words(`${story.title} ${story.subtitle ?? ''}`);
  return wordsInOrder(sourceWords(plain, format), [
    ...head,
    ...documentWords(convert(story.body.text, options).document),
  ]);
}

describe.skipIf(!existsSync(exports))('the exports of the corpus', () => {
  test.each(expected)(
    '%s: every post is a story or a line, and no word is lost',
    async (path, kind, stories, lines) => {
      const read = await readExport(join(exports, path));
      expect(read.kind).toBe(kind);
      expect(read.stories).toHaveLength(stories);
      expect(read.problems.map(({ reason }) => reason)).toHaveLength(lines);
      expect(new Set(read.stories.map(({ itemKey }) => itemKey)).size).toBe(stories);
      // Nothing of readers and accounts is kept; what an author wrote into a text is the author's.
      const beside = read.stories.map(({ body: _body, ...rest }) => rest);
      expect(JSON.stringify(beside)).not.toMatch(/person\d+@example\.org|192\.0\.2\.\d/);
      for (const story of read.stories) {
        const { share, missing } = inOrder(story.body.text, story.body.format, story);
        expect(share, `${story.file} “${story.title}”: ${missing.slice(0, 20).join(' ')}`).toBeGreaterThanOrEqual(
          0.995,
        );
      }
    },
  );

  test.each(raw)('%s: the words of the file itself are in the stories', async (path, find) => {
    const { stories } = await readExport(join(exports, path));
    const byKey = new Map(stories.map((story) => [story.itemKey, story]));
    let compared = 0;
    for (const [key, body] of find(await readFile(join(exports, path), 'utf8'))) {
      const story = byKey.get(key);
      if (story === undefined) continue;
      const { share, missing } = inOrder(body, 'html', story);
      expect(share, `“${story.title}”: ${missing.slice(0, 20).join(' ')}`).toBeGreaterThanOrEqual(0.995);
      compared += 1;
    }
    expect(compared).toBe(stories.length);
  });

  test('medium/fo2rist-real-ru: the words of the pages themselves are in the stories', async () => {
    const { stories } = await readExport(join(exports, 'medium/fo2rist-real-ru'));
    for (const story of stories) {
      const page = await readFile(join(exports, 'medium/fo2rist-real-ru', story.file), 'utf8');
      const body = /class="e-content">([\s\S]*)<footer>/.exec(page)?.[1] ?? '';
      const { share, missing } = inOrder(body, 'html', story);
      expect(share, `“${story.title}”: ${missing.slice(0, 20).join(' ')}`).toBeGreaterThanOrEqual(0.995);
    }
  });
});
