import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { childrenOf, parseXml, textOf, type XmlElement } from '#test/support/parse-xml.ts';
import type { Epub } from './epub.ts';
import { toXhtml } from './to-xhtml.ts';
import { writeEpub } from './write-epub.ts';

const BOOK: Epub = {
  id: 'https://example.org/series/0123456789ab',
  title: 'Letters & <numbers>',
  description: '',
  authors: ['Ada', 'Tom "T" Fog'],
  publisher: 'Longhand',
  language: 'en-GB',
  changedAt: new Date('2026-11-21T12:00:00.500Z'),
  chapters: [
    {
      title: 'One\u0001 & two',
      subtitle: '',
      authors: ['Ada'],
      language: 'en',
      url: 'https://example.org/p/1',
      xhtml:
        '<p>x <math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math> <img src="pictures/a.png" alt=""/></p>',
    },
    { title: '', subtitle: 'Sub', authors: [], language: 'ar', url: 'https://example.org/p/2', xhtml: '' },
  ],
  pictures: [{ file: 'pictures/a.png', mediaType: 'image/png', bytes: new Uint8Array([1, 2, 3]) }],
};

function unpack(book: Epub) {
  const bytes = writeEpub(book);
  const files = unzipSync(bytes);
  const xml = (name: string) => parseXml(Buffer.from(files[name] ?? []).toString());
  const [manifest] = childrenOf(xml('EPUB/package.opf'), 'manifest');
  const [spine] = childrenOf(xml('EPUB/package.opf'), 'spine');
  return { bytes, files, xml, items: manifest?.children ?? [], spine: spine?.children ?? [] };
}

const hrefs = (element: XmlElement): readonly string[] => [
  ...Object.entries(element.attributes).flatMap(([name, value]) => (name === 'href' || name === 'src' ? [value] : [])),
  ...element.children.flatMap(hrefs),
];

test('STORY-11: a book begins with its type, stored as it is, and is the same bytes each time', () => {
  const { bytes } = unpack(BOOK);
  const start = Buffer.from(bytes.subarray(0, 58)).toString('latin1');
  expect(start.slice(30)).toBe('mimetypeapplication/epub+zip');
  expect([bytes[8], bytes[28]], 'stored, without further fields').toEqual([0, 0]);
  expect(Buffer.from(writeEpub(BOOK)).equals(bytes)).toBe(true);
});

test('STORY-11: everything in a book is named in its manifest, and every name leads somewhere', () => {
  const { files, xml, items, spine } = unpack(BOOK);
  const named = items.map(({ attributes }) => `EPUB/${attributes['href']}`);
  const inside = Object.keys(files).filter((name) => name !== 'mimetype' && !name.startsWith('META-INF/'));
  expect(named.toSorted()).toEqual(inside.filter((name) => name !== 'EPUB/package.opf').toSorted());
  const ids = items.map(({ attributes }) => attributes['id']);
  expect(new Set(ids).size).toBe(ids.length);
  expect(spine.map(({ attributes }) => attributes['idref'])).toEqual(['chapter-1', 'chapter-2']);
  for (const name of inside.filter((file) => file.endsWith('.xhtml'))) {
    const page = xml(name);
    expect([page.name, page.attributes['xmlns']]).toEqual(['html', 'http://www.w3.org/1999/xhtml']);
    const local = hrefs(page).filter((href) => !href.startsWith('https:'));
    for (const href of local) expect(inside, `${href} in ${name}`).toContain(`EPUB/${href}`);
  }
  expect(items.find(({ attributes }) => attributes['id'] === 'chapter-1')?.attributes['properties']).toBe('mathml');
  const [container] = childrenOf(xml('META-INF/container.xml'), 'rootfiles');
  expect(container?.children[0]?.attributes['full-path']).toBe('EPUB/package.opf');
});

test('STORY-11: a book says what it is, in words that XML can hold', () => {
  const { xml } = unpack(BOOK);
  const [metadata] = childrenOf(xml('EPUB/package.opf'), 'metadata');
  const said = (name: string) => (metadata ? childrenOf(metadata, name).map(textOf) : []);
  expect(said('dc:title')).toEqual(['Letters & <numbers>']);
  expect(said('dc:creator')).toEqual(['Ada', 'Tom "T" Fog']);
  expect(said('dc:description')).toEqual([]);
  expect(said('meta')).toEqual(['2026-11-21T12:00:00Z']);
});

test('STORY-11: HTML of a story becomes well-formed XHTML that needs no network', () => {
  const html = [
    '<p id="a" class="lead">1 &lt; 2 &amp; 3<br>x&nbsp;y</p>',
    '<figure><picture><source srcset="/a.avif"><img src="/a.png" srcset="b" loading="lazy" alt="A &quot;b&quot;"></picture></figure>',
    '<img src="https://elsewhere.example/b.png" alt="Gone">',
    '<iframe src="https://www.youtube.com/embed/x?a=1&amp;b=2"></iframe>',
    '<p dir="auto" data-kind="x" aria-label="y"></p><script>alert(1)</script><col span="2">',
    '<math><mi>x</mi></math>',
  ].join('');
  const xhtml = toXhtml(html, (address) => (address === '/a.png' ? 'pictures/a.png' : undefined));
  const root = parseXml(`<div>${xhtml}</div>`);
  expect(hrefs(root)).toEqual(['pictures/a.png', 'https://www.youtube.com/embed/x?a=1&b=2']);
  expect(xhtml).toContain('<img src="pictures/a.png" alt="A &quot;b&quot;"/>');
  expect(xhtml).toContain('<p dir="auto" data-kind="x" aria-label="y"></p>');
  expect(xhtml).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>');
  expect(xhtml).toContain('Gone');
  expect(xhtml).not.toMatch(/script|srcset|loading|iframe/);
});
