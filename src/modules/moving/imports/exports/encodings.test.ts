import { expect, test } from 'vitest';
import { readExportFiles } from './test-support/source-files.ts';

const WORDS = 'Çay, naïve café – “yes” 10 €';
const utf16 = (text: string, mark = true): Uint8Array => Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
const utf16be = (text: string): Uint8Array => Buffer.from(utf16(text)).swap16();
/** The signs of Windows-1252 that are no Latin-1. */
const WINDOWS: Readonly<Record<string, number>> = { '–': 0x96, '“': 0x93, '”': 0x94, '€': 0x80 };
const windows = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => WINDOWS[letter] ?? letter.charCodeAt(0));

const wxr = (encoding: string): string =>
  `<?xml version="1.0" encoding="${encoding}" ?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Tea</title><link>https://tea.example</link><wp:wxr_version>1.2</wp:wxr_version><item><title>${WORDS}</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[<p>${WORDS}</p>]]></content:encoded></item></channel></rss>`;
const ghost = JSON.stringify({
  db: [
    {
      meta: { exported_on: 1 },
      data: {
        posts: [{ id: 'p1', uuid: 'u1', title: WORDS, slug: 'one', status: 'published', html: `<p>${WORDS}</p>` }],
        settings: [{ key: 'title', value: 'Tea' }],
      },
    },
  ],
});
const csv = `post_id,post_date,is_published,audience,title\n1.one,2021-01-01T00:00:00.000Z,true,everyone,"${WORDS}"\n`;

test.each([
  ['WXR in UTF-16 with a mark', { 'tea.xml': utf16(wxr('UTF-16')) }],
  ['WXR in UTF-16 without a mark', { 'tea.xml': utf16(wxr('UTF-8'), false) }],
  ['WXR in UTF-16, the high byte first', { 'tea.xml': utf16be(wxr('UTF-16')) }],
  ['WXR in Windows-1252 that says so', { 'tea.xml': windows(wxr('windows-1252')) }],
  ['WXR in Windows-1252 that says UTF-8', { 'tea.xml': windows(wxr('UTF-8')) }],
  ['JSON in UTF-16', { 'tea.ghost.json': utf16(ghost) }],
  ['JSON in Windows-1252', { 'tea.ghost.json': windows(ghost) }],
  ['CSV in UTF-16', { 'posts.csv': utf16(csv), 'posts/1.one.html': utf16(`<p>${WORDS}</p>`) }],
  ['CSV in Windows-1252', { 'posts.csv': windows(csv), 'posts/1.one.html': windows(`<p>${WORDS}</p>`) }],
])('%s keeps its letters', async (_name, files) => {
  const { stories } = await readExportFiles(files);
  expect(stories).toHaveLength(1);
  expect(stories[0]?.title).toBe(WORDS);
  expect(stories[0]?.body.text).toContain(WORDS);
});

test('a damaged byte in UTF-8 costs its letter alone', async () => {
  const broken = Buffer.from(ghost);
  broken[broken.indexOf('naïve') + 2] = 0xff;
  const { stories } = await readExportFiles({ 'tea.ghost.json': broken });
  expect(stories[0]?.body.text).toContain('café');
});
