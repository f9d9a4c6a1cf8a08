import { zipSync, type Zippable } from 'fflate';
import { element, emptyElement, escapeXml, wrap } from '#modules/finding/feeds/xml.ts';
import type { Epub, EpubChapter } from './epub.ts';

const XML = '<?xml version="1.0" encoding="utf-8"?>\n';
const XHTML = 'http://www.w3.org/1999/xhtml';
const OPS = 'http://www.idpf.org/2007/ops';
const CONTAINER = `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;
const STYLE = `body { margin: 0 5%; line-height: 1.5; }
h1 { line-height: 1.2; margin: 2em 0 0.5em; }
.byline, .subtitle { color: #555; }
img { max-width: 100%; height: auto; }
figure { margin: 1.5em 0; }
figcaption { font-size: 0.85em; }
pre { white-space: pre-wrap; }
table { border-collapse: collapse; }
td, th { border: 1px solid #999; padding: 0.25em 0.5em; }
`;
/** Of every entry, so that the same book is the same bytes: the first that a zip can say. */
const ENTRY_TIME = new Date(1980, 0, 1);

/** The file of a book: EPUB 3.3, which readers unpack and check. */
export function writeEpub(book: Epub): Uint8Array {
  const text = (words: string) => new TextEncoder().encode(words);
  const files: Zippable = {
    // First and as it is, so that the file is known by its first bytes.
    mimetype: [text('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': text(CONTAINER),
    'EPUB/package.opf': text(writePackage(book)),
    'EPUB/nav.xhtml': text(writeContents(book)),
    'EPUB/style.css': text(STYLE),
  };
  for (const [index, chapter] of book.chapters.entries())
    files[`EPUB/${chapterFile(index)}`] = text(writeChapter(chapter));
  for (const { file, bytes } of book.pictures) files[`EPUB/${file}`] = [bytes, { level: 0 }];
  return zipSync(files, { mtime: ENTRY_TIME });
}

const chapterFile = (index: number) => `chapter-${String(index + 1).padStart(3, '0')}.xhtml`;

function writePackage(book: Epub): string {
  const { id, title, description, authors, publisher, language, changedAt, chapters, pictures } = book;
  const metadata = [
    element('dc:identifier', id, { id: 'book-id' }),
    element('dc:title', title || id),
    element('dc:language', language),
    ...authors.map((author) => element('dc:creator', author)),
    element('dc:publisher', publisher),
    element('dc:description', description),
    element('meta', `${changedAt.toISOString().slice(0, 19)}Z`, { property: 'dcterms:modified' }),
  ];
  const items = [
    emptyElement('item', { id: 'nav', href: 'nav.xhtml', 'media-type': 'application/xhtml+xml', properties: 'nav' }),
    emptyElement('item', { id: 'style', href: 'style.css', 'media-type': 'text/css' }),
    ...chapters.map(({ xhtml }, index) =>
      emptyElement('item', {
        id: `chapter-${index + 1}`,
        href: chapterFile(index),
        'media-type': 'application/xhtml+xml',
        properties: propertiesOf(xhtml),
      }),
    ),
    ...pictures.map(({ file, mediaType }, index) =>
      emptyElement('item', { id: `picture-${index + 1}`, href: file, 'media-type': mediaType }),
    ),
  ];
  const spine = chapters.map((_chapter, index) => emptyElement('itemref', { idref: `chapter-${index + 1}` }));
  return (
    XML +
    wrap(
      'package',
      wrap('metadata', metadata.join(''), { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }) +
        wrap('manifest', items.join('')) +
        wrap('spine', spine.join('')),
      { xmlns: 'http://www.idpf.org/2007/opf', version: '3.0', 'unique-identifier': 'book-id', 'xml:lang': language },
    )
  );
}

/** What a chapter holds that a reader must be ready for. */
function propertiesOf(xhtml: string): string | undefined {
  const found = ['math', 'svg'].filter((name) => xhtml.includes(`<${name} `));
  return found.length === 0 ? undefined : found.map((name) => (name === 'math' ? 'mathml' : name)).join(' ');
}

function writeContents({ title, language, chapters }: Epub): string {
  const links = chapters.map((chapter, index) =>
    wrap('li', element('a', chapter.title || chapter.url, { href: chapterFile(index) })),
  );
  const nav = wrap('nav', element('h1', title) + wrap('ol', links.join('')), { 'epub:type': 'toc' });
  return page(title, language, nav);
}

function writeChapter({ title, subtitle, authors, language, url, xhtml }: EpubChapter): string {
  const head = [
    element('h1', title),
    element('p', subtitle, { class: 'subtitle' }),
    wrap('p', element('a', authors.join(', ') || url, { href: url }), { class: 'byline' }),
  ];
  return page(title, language, head.join('') + xhtml);
}

function page(title: string, language: string, body: string): string {
  const style = emptyElement('link', { rel: 'stylesheet', type: 'text/css', href: 'style.css' });
  const head = `<head><title>${escapeXml(title || '–')}</title>${style}</head>`;
  return `${XML}<!DOCTYPE html>\n${wrap('html', `${head}<body>${body}</body>`, {
    xmlns: XHTML,
    'xmlns:epub': OPS,
    'xml:lang': language,
    lang: language,
  })}`;
}
