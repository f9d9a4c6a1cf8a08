import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../story/plain-text.ts';
import { renderStory } from '../story/render-story.ts';
import { storyDocumentSchema } from '../story/story-document.schema.ts';
import { parseResponse } from './parse-response.ts';

const blocks = (source: string) => parseResponse(source).blocks;
const html = (source: string) =>
  renderStory(parseResponse(source), { target: 'page', siteUrl: 'https://site.example', language: 'en' }).html;

describe('what is typed', () => {
  test('becomes paragraphs, whose lines stay', () => {
    expect(blocks('One\ntwo.\n\n\nThree.')).toMatchObject([
      { type: 'paragraph', content: [{ text: 'One' }, { type: 'lineBreak' }, { text: 'two.' }] },
      { type: 'paragraph', content: [{ text: 'Three.' }] },
    ]);
  });

  test('becomes quotes, lists and code', () => {
    expect(
      blocks('> Said\n> so\nI think\n- a\n- b\n  and c\n\n2. two\n3. three\n```TS\nlet a = 1;\n\n**b**\n```\nend'),
    ).toMatchObject([
      { type: 'blockQuote', blocks: [{ content: [{ text: 'Said' }, { type: 'lineBreak' }, { text: 'so' }] }] },
      { type: 'paragraph' },
      { type: 'list', ordered: false, items: [{}, {}] },
      { type: 'list', ordered: true, start: 2, items: [{}, {}] },
      { type: 'codeBlock', language: 'ts', text: 'let a = 1;\n\n**b**' },
      { type: 'paragraph', content: [{ text: 'end' }] },
    ]);
  });

  test('bears emphasis, code and links', () => {
    expect(
      blocks('**bold _both_** *slanted* ~~gone~~ `a*b*` [there](https://a.example/x_(y)) snake_case_name 2 * 3 * 4'),
    ).toMatchObject([
      {
        content: [
          { text: 'bold ', marks: [{ type: 'strong' }] },
          { text: 'both', marks: [{ type: 'strong' }, { type: 'emphasis' }] },
          { text: ' ' },
          { text: 'slanted', marks: [{ type: 'emphasis' }] },
          { text: ' ' },
          { text: 'gone', marks: [{ type: 'strike' }] },
          { text: ' ' },
          { text: 'a*b*', marks: [{ type: 'code' }] },
          { text: ' ' },
          { text: 'there', marks: [{ type: 'link', href: 'https://a.example/x_(y)' }] },
          { text: ' snake_case_name 2 * 3 * 4' },
        ],
      },
    ]);
  });

  test('links addresses without the end of their sentence', () => {
    const hrefs = [
      ...html('See https://a.example/b. (Or http://c.example/d_(e)!) https://f.example').matchAll(/href="([^"]*)"/g),
    ];
    expect(hrefs.map(([, href]) => href)).toEqual([
      'https://a.example/b',
      'http://c.example/d_(e)',
      'https://f.example',
    ]);
  });

  test('has no HTML and no address that runs', () => {
    const shown = html('<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](data:text/html,x) <b>x</b>');
    expect(shown).not.toMatch(/<img|<b>|href/);
    expect(shown).toContain('&lt;img');
  });
});

test('any text gives a valid document, and words are not lost', () => {
  const line = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[>\-*_`~[\]()\\ a1.:/\n]{0,60}$/),
  );
  const source = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(source, (text) => {
      const document = parseResponse(text);
      expect(storyDocumentSchema.safeParse(document).error).toBeUndefined();
      const letters = (words: string) => [...words.matchAll(/[b-eg-z]/g)].map(([letter]) => letter);
      // A fence may name its language and an address may be kept as such: no letter is made up.
      expect(letters(plainText(document)).length).toBeLessThanOrEqual(letters(text).length);
    }),
    { numRuns: 2_000 },
  );
});

test('a long text of signs is read at once', () => {
  for (const sign of ['*', '_', '[', '`', '>', '~', '\\', '- ', 'http://', '*a ', '_a ', '[a](', '`a ', '> > ']) {
    const document = parseResponse(sign.repeat(Math.floor(20_000 / sign.length)));
    expect(document.blocks.length).toBeGreaterThan(0);
  }
});
