import { slugify } from '#shared/text/slugify.ts';
import type { Archive } from '../../archive/archive.ts';
import { streamText } from '../../archive/read-text.ts';
import type { ImportSource } from '../../imported-story.ts';
import { archiveSource } from '../archive-source.ts';
import { type CsvRow, readCsvRows } from '../csv-rows.ts';
import { readExportDate } from '../dates.ts';
import { decodeEntities, wordsOf } from '../html/html-fragment.ts';
import { languageOf } from '../language.ts';
import { distinct, pathOf, webAddress } from '../old-address.ts';
import { asRefusal, type ExportItem, refused } from '../report.ts';

/** True for the header of a beehiiv export of posts. */
export function isBeehiivHeader(header: string): boolean {
  return header.includes('web_title') && header.includes('content_html');
}

export function beehiivExport(archive: Archive, table: string): ImportSource {
  return archiveSource(archive, 'beehiiv', () => readPosts(archive, table));
}

async function* readPosts(archive: Archive, table: string): AsyncGenerator<ExportItem> {
  for await (const row of readCsvRows(streamText(archive, table), table)) {
    try {
      yield readPost(row, table);
    } catch (error) {
      yield asRefusal(table, error);
    }
  }
}

function readPost(row: CsvRow, file: string): ExportItem {
  const title = decodeEntities(row.cell('web_title', 'email_subject_line'));
  const id = row.cell('id');
  const html = row.cell('content_html');
  if (id === '' || (html === '' && title === '')) return refused(file, 'A row without id or text was left out.');
  const subtitle = decodeEntities(row.cell('web_subtitle'));
  const url = webAddress(row.cell('url'));
  const publishedAt = readExportDate(row.cell('displayed_date', 'published_at', 'created_at'));
  const cover = row.cell('thumbnail_url');
  const isDraft = !/^(?:confirmed|published|archived)?$/.test(row.cell('status'));
  const host = url === undefined ? 'beehiiv.com' : new URL(url).host;
  const name = host.replace(/\.beehiiv\.com$|\.[a-z]+$/, '');
  return {
    sourceKey: host,
    itemKey: id,
    file,
    title: title === '' ? 'Untitled' : title,
    ...(subtitle !== '' && { subtitle }),
    body: { format: 'html', text: html, dialect: 'plain' },
    authors: [],
    publication: {
      slug: slugify(name) || 'beehiiv',
      name,
      ...(url !== undefined && { websiteUrl: new URL(url).origin }),
    },
    tags: distinct(row.cell('content_tags').split(/\s*;\s*/)),
    language: languageOf(wordsOf(html)),
    ...(publishedAt !== undefined && !isDraft && { publishedAt }),
    state: isDraft ? 'draft' : 'published',
    ...(/premium|paid/.test(row.cell('audience')) && { isMembersOnly: true }),
    ...(url !== undefined && { canonicalUrl: url }),
    oldAddresses: distinct([pathOf(url)]),
    ...(cover !== '' && { cover: { source: cover, alt: '' } }),
  };
}
