import { expect, test } from 'vitest';
import { storyDocument } from '#shared/story/story-document.build.ts';
import { loadHighlighter } from './highlight-code.ts';
import { renderBody } from './render-body.ts';
import { renderMath } from './render-math.ts';

const stripTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

test('code is coloured by classes, never by styles, and loses no character', async () => {
  const code = 'fn main() {\n\t// <b>"hi" & bye</b>\n    let x: u32 = 5;\n\n}\n';
  const highlight = await loadHighlighter(['rust']);
  const html = highlight(code, 'rust');
  expect(html).toContain('<span class="c-comment">');
  expect(html).not.toContain('style');
  expect(stripTags(html)).toBe(code);
});

test('an unknown language and very long code stay plain', async () => {
  const highlight = await loadHighlighter(['js', 'nothing']);
  expect(highlight('let a = "<";', 'nothing')).toBe('let a = &quot;&lt;&quot;;');
  expect(highlight('let a;\n'.repeat(20_000), 'js')).not.toContain('<span');
});

test('formulas become MathML without styles or links; a broken one stays as its source', () => {
  expect(renderMath('\\frac{a}{b}', true)).toMatch(/^<math [^>]*display="block"/);
  expect(renderMath('\\href{javascript:alert(1)}{x} \\htmlStyle{color:red}{y}', false)).not.toMatch(/href=|style=/);
  expect(renderMath('\\frac{<b>', false)).toBe('<code class="math-source">\\frac{&lt;b&gt;</code>');
});

test('a body has its code coloured', async () => {
  const document = storyDocument({ type: 'codeBlock', id: 'code', language: 'js', text: 'return 1;' });
  const { html } = await renderBody(document, { target: 'page', siteUrl: 'https://longhand.example', language: 'en' });
  expect(html).toContain('data-language="JavaScript"');
  expect(html).toContain('<span class="c-keyword">return </span>');
});
