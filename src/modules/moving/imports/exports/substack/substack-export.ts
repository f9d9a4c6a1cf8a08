import { posix } from 'node:path';
import { slugify } from '#shared/text/slugify.ts';
import type { Archive } from '../../archive/archive.ts';
import { readText, streamText } from '../../archive/read-text.ts';
import { escapeHtml } from '../../convert/shortcodes/neutral-html.ts';
import { humaniseSlug } from '../../humanise-slug.ts';
import type { ImportedPublication, ImportedStory, ImportSource } from '../../imported-story.ts';
import { archiveSource } from '../archive-source.ts';
import { type CsvRow, readCsvRows } from '../csv-rows.ts';
import { readExportDate } from '../dates.ts';
import { decodeEntities, wordsOf } from '../html/html-fragment.ts';
import { languageOf } from '../language.ts';
import { asRefusal, changed, type ExportItem, refused, takeNotes } from '../report.ts';
import { readSubstackBody } from './substack-body.ts';

const MAX_POST_BYTES = 4 * 1_048_576;

/** True for the header of the `posts.csv` of any year. */
export function isSubstackHeader(header: string): boolean {
  return /^\uFEFF?"?post_id"?,/.test(header) && header.includes('audience');
}

/**
 * The folder or zip that Substack hands out: `posts.csv` and `posts/ID.SLUG.html`. Lists of subscribers
 * and of who opened what are never opened.
 */
export function substackExport(archive: Archive, table: string): ImportSource {
  const folder = posix.join(posix.dirname(table), 'posts');
  const bodies = archive.entries.filter(({ name }) => posix.dirname(name) === folder && /\.html?$/i.test(name));
  const files = new Map(bodies.map(({ name }) => [posix.basename(name).replace(/\.html?$/i, ''), name]));
  return archiveSource(archive, 'Substack', () => readPosts(archive, table, files), { itemCount: files.size });
}

async function* readPosts(
  archive: Archive,
  table: string,
  files: ReadonlyMap<string, string>,
): AsyncGenerator<ExportItem> {
  const publication = publicationOf(archive);
  const used = new Set<string>();
  try {
    for await (const row of readCsvRows(streamText(archive, table), table)) {
      const id = row.cell('post_id');
      const file = files.get(id) ?? [...files].find(([name]) => name.split('.')[0] === id.split('.')[0])?.[1];
      if (file !== undefined) used.add(file);
      try {
        yield* await readPost(archive, row, file, table, publication);
      } catch (error) {
        yield asRefusal(file ?? table, error);
      }
    }
  } catch (error) {
    yield asRefusal(table, error);
  }
  for (const file of files.values()) {
    if (!used.has(file)) yield refused(file, 'There’s no row for it in posts.csv, so we don’t know anything about it.');
  }
}

async function readPost(
  archive: Archive,
  row: CsvRow,
  file: string | undefined,
  table: string,
  publication: ImportedPublication | undefined,
): Promise<ExportItem[]> {
  const id = row.cell('post_id');
  const title = decodeEntities(row.cell('title'));
  const shown = title === '' ? id : title;
  const type = row.cell('type') || 'newsletter';
  if (id === '') return [refused(table, 'A row without a post_id was left out.')];
  if (type === 'page') {
    return [changed(file ?? table, `“${shown}” is a page of the site, not a post, so it was left out.`)];
  }
  const notes = takeNotes(file ?? table);
  if (file === undefined && row.cell('podcast_url') === '') {
    return [refused(table, `The text of “${shown}” (${id}) isn’t in the export.`)];
  }
  if (!/^(?:newsletter|podcast|thread|video|restack)$/.test(type)) {
    notes.say(`“${shown}” is of the kind “${type}”; it came in as a story.`);
  }
  if (type === 'thread') notes.say(`“${shown}” is a thread; its text came in, its answers are not in the export.`);
  const written = file === undefined ? '' : await readText(archive, file, MAX_POST_BYTES);
  const html = podcastHtml(row.cell('podcast_url'), title) + readSubstackBody(written, notes);
  return [
    storyOf(row, { title, html, file: file ?? table, publication, audience: audienceOf(row, shown, notes) }),
    ...notes.lines(),
  ];
}

function audienceOf(row: CsvRow, shown: string, notes: ReturnType<typeof takeNotes>): boolean {
  const audience = row.cell('audience');
  if (audience === 'founding') notes.say(`“${shown}” was for founding members only; it came in for all members.`);
  if (audience === 'only_free') notes.say(`“${shown}” was for free subscribers only; it came in for everyone.`);
  return audience === 'only_paid' || audience === 'founding';
}

function storyOf(
  row: CsvRow,
  found: { title: string; html: string; file: string; publication: ImportedPublication | undefined; audience: boolean },
): ImportedStory {
  const [number = '', ...rest] = row.cell('post_id').split('.');
  const slug = rest.join('.');
  const subtitle = decodeEntities(row.cell('subtitle'));
  const publishedAt = readExportDate(row.cell('post_date'));
  const isPublished = /^(?:true|1|yes)$/i.test(row.cell('is_published'));
  return {
    // Substack's numbers are one of a kind in the world, so one key serves every export.
    sourceKey: 'substack.com',
    itemKey: number,
    file: found.file,
    title: found.title === '' ? 'Untitled' : found.title,
    ...(subtitle !== '' && { subtitle }),
    body: { format: 'html', text: found.html, dialect: 'substack' },
    authors: [],
    ...(found.publication !== undefined && { publication: found.publication }),
    tags: [],
    language: languageOf(`${found.title} ${wordsOf(found.html)}`),
    ...(publishedAt !== undefined && isPublished && { publishedAt }),
    state: isPublished ? 'published' : 'draft',
    ...(found.audience && { isMembersOnly: true }),
    oldAddresses: isPublished && slug !== '' ? [`/p/${encodeURI(slug)}`] : [],
  };
}

function podcastHtml(address: string, title: string): string {
  if (!/^https?:\/\//.test(address)) return '';
  return `<audio src="${escapeHtml(address)}" title="${escapeHtml(title)}"></audio>\n`;
}

/** The export does not say whose it is: its folder's name is the best there is. */
function publicationOf(archive: Archive): ImportedPublication | undefined {
  const slug = slugify(archive.name.replace(/[._]+/g, '-'));
  return slug === '' ? undefined : { slug, name: humaniseSlug(slug) };
}
