import * as fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { arbitraryStory } from './arbitrary-story.ts';
import { renderStory } from './render-story.ts';
import { storyDocumentSchema } from './story-document.schema.ts';
import { bulletList, heading, paragraph, storyDocument, text } from './story-document.build.ts';
import type { RenderOptions, RenderTarget } from './render/render-context.ts';
import type { Paragraph, StoryDocument } from './story-document.ts';

const ELEMENTS = new Set(
  `a aside blockquote br caption code details div em figcaption figure h2 h3 h4 h5 hr img kbd li mark ol p pre s section span
  strong sub summary sup table tbody td th thead tr u ul`.split(/\s+/),
);
const ATTRIBUTES = new Set(
  `alt aria-hidden aria-label class colspan data-embed-src data-embed-title data-language data-zoom decoding dir fetchpriority
  height href id loading rel role rowspan scope sizes src srcset start tabindex title translate width`.split(/\s+/),
);
const TARGETS: readonly RenderTarget[] = ['page', 'feed', 'mail', 'export'];

function options(target: RenderTarget): RenderOptions {
  return { target, siteUrl: 'https://longhand.example', language: 'en', storyUrl: 'https://longhand.example/p/1' };
}

/** Everything in the HTML that our allow-list does not know, as sentences. */
function problemsOf(html: string): string[] {
  const problems: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      if (!ELEMENTS.has(node.tagName)) problems.push(`element ${node.tagName}`);
      for (const { name, value } of node.attrs) {
        if (!ATTRIBUTES.has(name)) problems.push(`attribute ${name} of ${node.tagName}`);
        if (
          ['href', 'src', 'data-embed-src', 'data-zoom'].includes(name) &&
          /^\s*(?!https?:|mailto:)[a-z][a-z0-9+.-]*:/i.test(value)
        ) {
          problems.push(`address ${value}`);
        }
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html, { onParseError: (error) => problems.push(`parse error ${error.code}`) }));
  return problems;
}

function expectSafe(document: StoryDocument): void {
  for (const target of TARGETS) expect(problemsOf(renderStory(document, options(target)).html)).toEqual([]);
}

/** Any characters, and the beginnings of everything that would leave its place if it were not escaped. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '<script>1</script>',
    '"><img src=x onerror=1>',
    "' onload='1",
    '</code></pre><b>',
    '<!--',
    '&lt;',
    'javascript:1',
  ),
);

test('any story renders to HTML of known elements and attributes, for every target', () => {
  fc.assert(
    fc.property(arbitraryStory(texts), (document) => {
      expectSafe(storyDocumentSchema.parse(document));
    }),
    { numRuns: 300 },
  );
});

test('the check itself sees a script, a handler and a script address', () => {
  expect(problemsOf('<script>1</script>')).toEqual(['element script']);
  expect(problemsOf('<img src="x" onerror="1">')).toEqual(['attribute onerror of img']);
  expect(problemsOf('<a href="javascript:1">x</a>')).toEqual(['address javascript:1']);
});

const payloadFile = '../shared/data/xss-payloads.json';

test.skipIf(!existsSync(payloadFile))('payloads in every text of a story make no script-capable construct', () => {
  const payloads: string[] = JSON.parse(readFileSync(payloadFile, 'utf8'));
  const fields = arbitraryStory(
    fc.constantFrom(...payloads.filter((payload) => payload !== '').map((p) => p.slice(0, 1_900))),
  );
  fc.assert(
    fc.property(fields, (document) => {
      const parsed = storyDocumentSchema.safeParse(document);
      if (parsed.success) expectSafe(parsed.data);
    }),
    { numRuns: 500 },
  );
  for (const payload of payloads) expectSafe(storyDocument(paragraph(payload)));
});

test('addresses that run a script never pass the schema', () => {
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:1',
    ' javascript:1',
    'java\nscript:1',
    'data:text/html,1',
    '//evil.example',
    'vbscript:1',
    'x:y',
  ]) {
    const document = storyDocument(paragraph(text('x', { type: 'link', href })));
    expect(storyDocumentSchema.safeParse(document).success, href).toBe(false);
  }
});

function link(href: string): Paragraph {
  return paragraph(text('x', { type: 'link', href }));
}

test('ROUTE-15: a link is internal only if its host is the current host', () => {
  const { html } = renderStory(
    storyDocument(link('https://longhand.example/a'), link('/b'), link('https://a.longhand.example/')),
    options('page'),
  );
  expect(html).toContain('<a href="https://longhand.example/a">');
  expect(html).toContain('<a href="/b">');
  expect(html).toContain('<a href="https://a.longhand.example/" rel="noopener nofollow ugc">');
});

test('feeds have absolute addresses and no classes', () => {
  const document = storyDocument(
    heading(1, 'One'),
    paragraph(text('x', { type: 'link', href: '/a' }), text('y', { type: 'link', href: '#one' })),
  );
  expect(renderStory(document, options('feed')).html).toBe(
    '<h2>One</h2><p><a href="https://longhand.example/a">x</a><a href="https://longhand.example/p/1#one">y</a></p>',
  );
});

test('marks that neighbours share are one element', () => {
  const toA = { type: 'link', href: '/a' } as const;
  const document = storyDocument(paragraph(text('a ', toA), text('b', toA, { type: 'strong' }), text(' c')));
  expect(renderStory(document, options('page')).html).toBe('<p><a href="/a">a <strong>b</strong></a> c</p>');
});

test('headings leave no gap in the outline and have readable anchors in every script', () => {
  const document = storyDocument(
    heading(3, 'Über uns'),
    heading(4, 'はじめに'),
    heading(3, 'Über uns'),
    heading(2, '!?'),
  );
  const { tableOfContents, html } = renderStory(document, options('page'));
  expect(tableOfContents.map(({ anchor, level }) => [anchor.slice(0, 12), level])).toEqual([
    ['über-uns', 1],
    ['はじめに', 2],
    ['über-uns-2', 1],
    ['section-' + document.blocks[3]?.id.slice(0, 4), 1],
  ]);
  expect(html).toContain('<h2 id="über-uns">');
  expect(html).toContain('<h3 id="はじめに">');
});

test('WRITE-2: what is typed from right to left in an English story is set so, its marks on its side', () => {
  const document = storyDocument(
    paragraph('Plain words'),
    paragraph('שלום, world'),
    heading(1, 'مرحبا'),
    bulletList('אחד', 'two'),
    { type: 'pullQuote', id: 'q', content: [text('שקט')] },
  );
  const { html } = renderStory(document, options('page'));
  expect(html).toContain('<p>Plain words</p>');
  expect(html).toContain('<p dir="rtl">שלום, world</p>');
  expect(html).toMatch(/<h2 [^>]*dir="rtl">/);
  expect(html).toContain('<ul dir="rtl"><li dir="rtl">אחד</li><li dir="ltr">two</li></ul>');
  expect(html).toContain('<blockquote><p dir="rtl">שקט</p></blockquote>');
});
