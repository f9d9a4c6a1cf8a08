import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, test } from 'vitest';
import { paragraph, storyDocument } from '../../story-document.build.ts';
import type { Block, StoryDocument } from '../../story-document.ts';
import { createMailContext } from './mail-context.ts';
import { mailText } from './mail-text.ts';
import { mailBody, type MailIssue, renderMail } from './render-mail.ts';

const siteUrl = 'https://longhand.example';
const issue: MailIssue = {
  siteUrl,
  storyUrl: `${siteUrl}/p/1`,
  language: 'en',
  accentColor: null,
  title: 'A lamp that runs on a stone',
  subtitle: '',
  preheaders: [],
  masthead: { name: 'The Paper', url: siteUrl, markUrl: `${siteUrl}/icon-192.png` },
  byline: { name: 'Ada', url: `${siteUrl}/@ada`, imageUrl: null, facts: 'November 26, 2026' },
  tail: null,
  footer: { reason: ['For a reader.'], ways: [], postalAddress: null },
};
const contextOf = (document: StoryDocument) => createMailContext(document, issue, 536);
const body = (document: StoryDocument) =>
  mailBody(document, contextOf(document))
    .map(({ html }) => html)
    .join('');

function elementsOf(root: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const own = 'tagName' in root ? [root] : [];
  return 'childNodes' in root ? [...own, ...root.childNodes.flatMap(elementsOf)] : own;
}

describe('NEWS-1: words in the room that a mail has', () => {
  test('a picture described by no letter is called what it is, as in the plain text', () => {
    const picture = { kind: 'missing', url: '' } as const;
    const content = [{ type: 'inlineImage', picture, alt: '\u0000', href: 'https://a.example/' }] as const;
    const document = storyDocument({ type: 'paragraph', id: 'aaaa', content: [...content] });
    expect(body(document)).toContain('>Picture</a>');
    expect(mailText(document, contextOf(document)).text).toContain('[Picture]');
  });

  test('a word longer than the window breaks, also in programs that keep no sheet and beside a picture to the edges', () => {
    const wide = paragraph('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft');
    const picture = { kind: 'stored', imageId: '0123456789abcdef', width: 1_200, height: 800 } as const;
    const full: Block = { type: 'image', id: 'aaaa', layout: 'full', picture, alt: '', caption: wide.content };
    const { html } = renderMail(storyDocument(wide, full), issue);
    const rows = elementsOf(parse(html)).filter(
      ({ tagName, attrs }) =>
        tagName === 'td' && attrs.some(({ name, value }) => name === 'class' && /^t( g)?$/.test(value)),
    );
    expect(rows.length).toBeGreaterThan(4);
    for (const { attrs } of rows) {
      expect(attrs.find(({ name }) => name === 'style')?.value).toContain('word-break:break-word');
    }
  });

  test('words of a table stay whole where its columns leave them room', () => {
    const table = (columns: number, word: string): Block => {
      const cells = Array.from({ length: columns }, () => ({ content: [paragraph(word)] }));
      return { type: 'table', id: 'aaaa', headerRows: 0, rows: [cells] };
    };
    const isWhole = (block: Block) => body(storyDocument(block)).includes('word-break:normal');
    expect([isWhole(table(2, 'Responsible')), isWhole(table(4, 'Responsible')), isWhole(table(4, 'Tuesday'))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('a table too wide for its plain text is a row after the other, below what its columns are called', () => {
    const row = (...words: readonly string[]) => words.map((word) => ({ content: [paragraph(word)] }));
    const long = 'as long as it takes to make the columns wider than any window of plain text';
    const document = storyDocument({
      type: 'table',
      id: 'aaaa',
      headerRows: 1,
      rows: [row('Place', 'When'), row('Oslo', long), row('Rome', 'Friday')],
    });
    expect(mailText(document, contextOf(document)).text).toBe(
      `Place | When
------------

Oslo | as long as it takes to make the columns wider than any window of
plain text

Rome | Friday`,
    );
  });
});
