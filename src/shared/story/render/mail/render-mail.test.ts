import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { contrastBetween } from '#shared/design/colour.ts';
import { outsideOfWord } from '#test/support/word-subset.ts';
import { arbitraryStory } from '../../arbitrary-story.ts';
import { storyDocumentSchema } from '../../story-document.schema.ts';
import { heading, paragraph, storyDocument, text } from '../../story-document.build.ts';
import type { Block, StoryDocument } from '../../story-document.ts';
import { mailCodeColours, mailColours } from './mail-colours.ts';
import { createMailContext } from './mail-context.ts';
import { mailText } from './mail-text.ts';
import { fillTokens, tokenText } from './mail-tokens.ts';
import { preheaderOf } from './preheader.ts';
import { mailBody, type MailIssue, renderMail } from './render-mail.ts';

const siteUrl = 'https://longhand.example';
const storyUrl = `${siteUrl}/p/1`;

function issue(changes: Partial<MailIssue> = {}): MailIssue {
  return {
    siteUrl,
    storyUrl,
    language: 'en',
    accentColor: null,
    title: 'A lamp that runs on a stone',
    subtitle: 'Light from what falls',
    preheaders: ['Light from what falls'],
    masthead: { name: 'The Paper', url: siteUrl, markUrl: `${siteUrl}/icon-192.png` },
    byline: { name: 'Ada', url: `${siteUrl}/@ada`, imageUrl: null, facts: 'November 26, 2026' },
    tail: null,
    footer: {
      reason: tokenText('For {name}, a reader of {paper}.', { name: { token: 'name' }, paper: 'The Paper' }),
      ways: [{ label: 'Unsubscribe', address: { token: 'unsubscribe' } }],
      postalAddress: '1 High Street',
    },
    ...changes,
  };
}

const body = (document: StoryDocument, language = 'en') =>
  mailBody(document, createMailContext(document, issue({ language }), 536))
    .map(({ html }) => html)
    .join('');

const TAGS = new Set(
  `html head meta title style body div a blockquote br code em h1 h2 h3 h4 h5 img li ol p pre s span strong sub sup table tbody
  td th thead tr u ul`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  `align alt aria-label border cellpadding cellspacing charset class colspan content dir height href lang name role rowspan
  scope src start style value width`.split(/\s+/),
);

function elementsOf(root: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const own = 'tagName' in root ? [root] : [];
  return 'childNodes' in root ? [...own, ...root.childNodes.flatMap(elementsOf)] : own;
}

/** What no mail may hold, as sentences. */
function problemsOf(html: string): string[] {
  return elementsOf(parse(html)).flatMap(({ tagName, attrs }) => {
    const value = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value;
    return [
      ...(TAGS.has(tagName) ? [] : [`tag ${tagName}`]),
      ...attrs.flatMap(({ name }) => (ATTRIBUTES.has(name) ? [] : [`attribute ${name} of ${tagName}`])),
      ...attrs.flatMap((one) =>
        ['href', 'src'].includes(one.name) && !/^(?:https?:\/\/|mailto:)/i.test(one.value)
          ? [`address ${one.value}`]
          : [],
      ),
      ...(tagName === 'img' && (value('alt') === undefined || !/^[1-9]\d*$/.test(value('width') ?? '')) ? ['img'] : []),
    ];
  });
}

/** Every letter that somebody reads or hears, in order: words without what parts them. */
function lettersOf(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return letters(node.value);
  if ('tagName' in node && node.tagName === 'img')
    return letters(node.attrs.find(({ name }) => name === 'alt')?.value ?? '');
  return 'childNodes' in node ? node.childNodes.map(lettersOf).join('') : '';
}
const letters = (words: string) => words.match(/\p{L}/gu)?.join('') ?? '';

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '<script>1</script>',
    '"><img src=x onerror=1>',
    "' onload='1",
    '</td></table>',
    '<!--[if mso]>',
    '\uFDD0t:name\uFDD1',
    ']]>',
  ),
);
const fill = (mail: ReturnType<typeof renderMail>) => fillTokens(mail, { name: 'Bo', unsubscribe: `${siteUrl}/u` });

describe('NEWS-1: a story as the body of a mail', () => {
  test('holds known tags and addresses alone, whatever the story says, and the same words as its plain text', () => {
    fc.assert(
      fc.property(arbitraryStory(texts), texts, (written, title) => {
        const document = storyDocumentSchema.parse(written);
        const { html } = fill(renderMail(document, issue({ title })));
        expect(problemsOf(html)).toEqual([]);
        const part = body(document);
        expect(outsideOfWord(part)).toEqual([]);
        const plain = mailText(document, createMailContext(document, issue(), 536)).text;
        expect(letters(plain)).toBe(lettersOf(parseFragment(part)));
      }),
      { numRuns: 300 },
    );
  });

  test('the checks see what they look for', () => {
    expect(
      problemsOf('<p onclick="1"><form></form><a href="javascript:1">x</a><img src="https://a.example/"></p>'),
    ).toEqual(['attribute onclick of p', 'tag form', 'address javascript:1', 'img']);
    expect(
      outsideOfWord('<div style="display:flex;position:absolute"><p style="padding:4px">a</p></div>'),
    ).toHaveLength(5);
    expect(outsideOfWord('<td>x</td><img style="max-width:9px;background:url(a)">')).toHaveLength(3);
  });

  test('is at most 100 KB: it ends between two blocks and says where it goes on', () => {
    const long = storyDocument(
      ...Array.from({ length: 900 }, (_none, index) => paragraph(`Number ${index} ${'wörter '.repeat(30)}`)),
    );
    const { html, text: plain, isCut } = renderMail(long, issue());
    const size = Buffer.byteLength(fill({ html, text: plain, isCut }).html);
    expect(size).toBeLessThanOrEqual(100_000);
    expect(size).toBeGreaterThan(95_000);
    expect(isCut).toBe(true);
    const last = Number([...html.matchAll(/Number (\d+) /g)].at(-1)?.[1]);
    expect(plain).toContain(`Number ${last} `);
    expect(plain).not.toContain(`Number ${last + 1} `);
    expect(plain).toContain(`Read on:\n${storyUrl}`);
    expect(html).toContain('>Read on</a>');
    expect(renderMail(storyDocument(paragraph('Short')), issue())).toMatchObject({ isCut: false });
  });

  test('what is cut does not end with the heading of what comes next', () => {
    const parts = Array.from({ length: 900 }, (_none, index): Block[] => [
      heading(2, `Part ${index}`),
      paragraph(`Number ${index} ${'word '.repeat(30)}`),
    ]);
    for (const few of [0, 80, 160]) {
      const { text: plain } = renderMail(storyDocument(paragraph('x '.repeat(few)), ...parts.flat()), issue());
      const [last, number] = [/Part (\d+)/g, /Number (\d+) /g].map((words) => [...plain.matchAll(words)].at(-1)?.[1]);
      expect(last, `after ${few}`).toBe(number);
    }
  });

  test('code inside a text from right to left reads from left to right', () => {
    const content = [{ type: 'text', text: 'call()', marks: [{ type: 'code' }] } as const];
    expect(
      renderMail(storyDocument({ type: 'paragraph', id: 'aaaa', content }), issue({ language: 'ar' })).html,
    ).toMatch(/<code[^>]* dir="ltr"[^>]*>call\(\)/);
  });

  test.each<[string, Block]>([
    ['paragraph', paragraph('word '.repeat(60_000))],
    ['code', { type: 'codeBlock', id: 'aaaa', text: 'word\n'.repeat(60_000) }],
    ['quote', { type: 'blockQuote', id: 'aaaa', blocks: [paragraph('word '.repeat(60_000))] }],
    [
      'list',
      {
        type: 'list',
        id: 'aaaa',
        ordered: false,
        items: Array.from({ length: 9_000 }, () => ({ blocks: [paragraph('word '.repeat(9))] })),
      },
    ],
  ])('a single block that is larger is cut to its beginning: %s', (_name, block) => {
    const { html, isCut } = renderMail(storyDocument(block, paragraph('After')), issue());
    expect(isCut).toBe(true);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(100_000);
    expect(html.split('word').length).toBeGreaterThan(1_000);
    expect(html).not.toContain('After');
  });

  test('a note comes along with what refers to it, with its own number, and no way back', () => {
    const ref = (footnoteId: string) => ({ type: 'footnoteReference', footnoteId }) as const;
    const filler = Array.from({ length: 900 }, () => paragraph('word '.repeat(40)));
    const document: StoryDocument = {
      version: 1,
      blocks: [paragraph('Seen', ref('bbbb')), ...filler, paragraph('Lost', ref('cccc'))],
      footnotes: [
        { id: 'aaaa', blocks: [paragraph('Nobody refers here')] },
        { id: 'bbbb', blocks: [paragraph('The second note')] },
        { id: 'cccc', blocks: [paragraph('The third note')] },
      ],
    };
    const { html, text: plain } = renderMail(document, issue());
    expect(html).toContain('<li value="2">');
    expect(html).not.toMatch(/third note|href="#/);
    expect(plain).toContain('Seen²');
    expect(plain).toContain('Notes\n-----\n\n² The second note');
  });

  test('a locked story ends with what its caller says', () => {
    const tail = { text: 'The rest is for members.', label: 'Read on', url: `${storyUrl}?a=1&b=2` };
    const { html, text: plain, isCut } = renderMail(storyDocument(paragraph('Free')), issue({ tail }));
    expect(html).toContain('href="https://longhand.example/p/1?a=1&amp;b=2"');
    expect(plain).toContain('Free\n\nThe rest is for members.\n\nRead on:\nhttps://longhand.example/p/1?a=1&b=2\n');
    expect(isCut).toBe(false);
  });

  test('tokens are filled for a reader, escaped, and never where a story says the same', () => {
    const nasty = '\uFDD0t:name\uFDD1 {name} \uFDD0a:unsubscribe\uFDD1';
    const rendered = renderMail(
      storyDocument(paragraph(nasty)),
      issue({ title: nasty, masthead: { name: nasty, url: siteUrl, markUrl: null } }),
    );
    const { html, text: plain } = fillTokens(rendered, { name: '<b>Bo</b>\r\n$&', unsubscribe: `${siteUrl}/u?a&b` });
    expect(html).toContain('For &lt;b&gt;Bo&lt;/b&gt; $&amp;, a reader of The Paper.');
    expect(plain).toContain(
      'For <b>Bo</b> $&, a reader of The Paper.\n\nUnsubscribe:\nhttps://longhand.example/u?a&b\n',
    );
    expect(html.match(/Bo&lt;/g)).toHaveLength(1);
    expect(html.match(/href="https:\/\/longhand\.example\/u\?a&amp;b"/g)).toHaveLength(1);
    expect(html).not.toMatch(/[\uFDD0\uFDD1]/);
    expect(() => fillTokens(rendered, { name: 'Bo' })).toThrow(TypeError);
    expect(() => fillTokens(rendered, { name: 'Bo', unsubscribe: 'javascript:1' })).toThrow(TypeError);
    expect(() => renderMail(storyDocument(), issue({ storyUrl: 'javascript:1' }))).toThrow(TypeError);
  });

  test('plain text is 72 wide, with its addresses below, headings underlined otherwise than the title, and code as it is', () => {
    const link = { type: 'link', href: '/@ada' } as const;
    const document = storyDocument(
      heading(1, 'A heading'),
      paragraph(
        'A text that is long enough to be broken into more lines, by ',
        text('somebody whom you know', link),
        ', twice.',
      ),
      paragraph(
        'Again ',
        text('her', link),
        ' and ',
        text('https://a.example/', { type: 'link', href: 'https://a.example/' }),
      ),
      { type: 'blockQuote', id: 'aaaa', blocks: [paragraph('Said once.'), paragraph('Said twice.')] },
      {
        type: 'list',
        id: 'aaab',
        ordered: true,
        start: 9,
        items: [{ blocks: [paragraph('nine')] }, { blocks: [paragraph('ten')] }],
      },
      { type: 'codeBlock', id: 'aaac', text: 'if (a) {\n  b();\n}' },
      { type: 'mathBlock', id: 'aaad', tex: String.raw`\frac{a}{b+1} \leq \alpha^2 + \frac13` },
    );
    const { text: plain, links } = mailText(document, createMailContext(document, issue(), 536));
    expect(plain).toBe(
      `A heading
---------

A text that is long enough to be broken into more lines, by somebody
whom you know [1], twice.

Again her [1] and https://a.example/

> Said once.
>
> Said twice.

 9. nine
10. ten

    if (a) {
      b();
    }

    a/(b+1) ≤ α² + 1/3`.replace(' 9. nine', '9.  nine'),
    );
    expect(links).toEqual(['https://longhand.example/@ada']);
  });

  test('the language turns the page around, and a text of the other direction itself', () => {
    const document = storyDocument(paragraph('שלום'), paragraph('Hello'));
    expect(renderMail(document, issue({ language: 'he' })).html).toContain('<html lang="he" dir="rtl">');
    expect(body(document, 'he')).toContain('text-align:left" dir="ltr">Hello');
    expect(body(document)).toContain('text-align:right" dir="rtl">שלום');
  });

  test('a full picture goes to both edges at 600 pixels, an inset one keeps to the text', () => {
    const picture = { kind: 'stored', imageId: '0'.repeat(32), width: 2_000, height: 1_000 } as const;
    const image = (layout: 'full' | 'inset', width = 2_000): Block => ({
      type: 'image',
      id: 'aaaa',
      picture: { ...picture, width },
      alt: 'A lamp',
      layout,
    });
    const document = storyDocument(paragraph('a'), image('full'), image('inset'), image('full', 400));
    const rows = mailBody(document, createMailContext(document, issue(), 536));
    expect(rows.map(({ isFull }) => isFull)).toEqual([false, true, false]);
    expect(
      rows.flatMap(({ html }) => [...html.matchAll(/ (width="\d+" height="\d+")/g)].map(([, size]) => size)),
    ).toEqual(['width="600" height="300"', 'width="536" height="268"', 'width="400" height="1000"']);
  });

  test('an accent that somebody chose can be read in both themes', () => {
    const hex = fc.stringMatching(/^#[\da-f]{8}$/);
    fc.assert(
      fc.property(
        fc.oneof(
          hex,
          hex.map((colour) => colour.slice(0, 7)),
          fc.constantFrom('red', '#fff', '#fff"><script>'),
        ),
        (accent) => {
          for (const { accent: links, button, buttonWords, surface, raised } of Object.values(mailColours(accent))) {
            for (const behind of [surface, raised])
              expect(contrastBetween(`${links}ff`, `${behind}ff`)).toBeGreaterThanOrEqual(4.5);
            expect(contrastBetween(`${buttonWords}ff`, `${button}ff`)).toBeGreaterThanOrEqual(4.5);
          }
        },
      ),
    );
  });

  test('code has the colours of the page', () => {
    const sheet = readFileSync('src/web/story/story-text.css', 'utf8');
    const of = (name: string) =>
      [...sheet.matchAll(new RegExp(`--code-${name}: (#[0-9a-f]{6})`, 'g'))].map(([, colour]) => colour);
    for (const [name, [light, dark]] of Object.entries(mailCodeColours))
      expect(of(name.slice(2))).toEqual([light, dark, dark]);
    const block: Block = { type: 'codeBlock', id: 'aaaa', language: 'js', text: 'let' };
    const highlightCode = () => '<span class="c-keyword">let</span>';
    expect(renderMail(storyDocument(block), issue({ highlightCode })).html).toContain(
      '<span class="c-keyword" style="color:#8b2252">let</span>',
    );
  });

  test('what a list of mails shows never says the heading again', () => {
    expect(preheaderOf('A lamp', 'A lamp.', 'A “Lamp” – that runs on a stone')).toBe('that runs on a stone');
    expect(preheaderOf('A lamp', 'A lamp', 'Light from\nwhat falls')).toBe('Light from what falls');
    expect(preheaderOf('A lamp', 'A lamp.')).toBe('');
    expect(preheaderOf('', 'Words')).toBe('Words');
    expect(renderMail(storyDocument(), issue({ preheaders: ['A lamp that runs on a stone'] })).html).toMatch(
      /display:none[^>]*>&#847;/,
    );
  });
});
