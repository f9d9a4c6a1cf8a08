import { posix } from 'node:path';
import { slugify } from '#shared/text/slugify.ts';
import type { Archive } from '../../archive/archive.ts';
import { readText, streamText } from '../../archive/read-text.ts';
import { humaniseSlug } from '../../humanise-slug.ts';
import type { ImportSource } from '../../imported-story.ts';
import { archiveSource } from '../archive-source.ts';
import { readCsvRows } from '../csv-rows.ts';
import { readExportDate } from '../dates.ts';
import { languageOf } from '../language.ts';
import { asRefusal, type ExportItem, refused } from '../report.ts';

const MAX_POST_BYTES = 4 * 1_048_576;

/** True for the header of a Buttondown export of mails. */
export function isButtondownHeader(header: string): boolean {
  return header.includes('subject') && header.includes('publish_date') && header.includes('slug');
}

/** `emails.csv` (its twin `emails.json` says the same) and `emails/SLUG.md`. */
export function buttondownExport(archive: Archive, table: string): ImportSource {
  return archiveSource(archive, 'Buttondown', () => readMails(archive, table));
}

type Mail = {
  readonly id: string;
  readonly subject: string;
  readonly slug: string;
  readonly date: string;
  readonly type: string;
};

async function* readMails(archive: Archive, table: string): AsyncGenerator<ExportItem> {
  const folder = posix.join(posix.dirname(table), 'emails');
  for await (const row of readCsvRows(streamText(archive, table), table)) {
    const mail: Mail = {
      id: row.cell('id'),
      subject: row.cell('subject'),
      slug: row.cell('slug'),
      date: row.cell('publish_date'),
      type: row.cell('email_type', 'type'),
    };
    const file = posix.join(folder, `${mail.slug}.md`);
    try {
      yield archive.has(file)
        ? readMail(mail, file, await readText(archive, file, MAX_POST_BYTES), archive.name)
        : refused(table, `The text of “${mail.subject}” (${mail.slug}) isn’t in the export.`);
    } catch (error) {
      yield asRefusal(file, error);
    }
  }
}

/** The first line says which editor wrote the text: the fancy one writes HTML. */
function readMail(mail: Mail, file: string, written: string, archiveName: string): ExportItem {
  const mode = /^\uFEFF?<!--\s*buttondown-editor-mode:\s*(\w+)\s*-->/.exec(written);
  const text = written.slice(mode?.[0].length ?? 0);
  const publishedAt = readExportDate(mail.date);
  const slug = slugify(archiveName) || 'buttondown';
  return {
    sourceKey: 'buttondown.com',
    itemKey: mail.id === '' ? mail.slug : mail.id,
    file,
    title: mail.subject === '' ? 'Untitled' : mail.subject,
    body: { format: mode?.[1] === 'fancy' ? 'html' : 'markdown', text, dialect: 'plain' },
    authors: [],
    publication: { slug, name: humaniseSlug(slug) },
    tags: [],
    language: languageOf(text.replace(/<[^>]*>/g, ' ')),
    ...(publishedAt !== undefined && { publishedAt }),
    state: 'published',
    ...(/premium/.test(mail.type) && { isMembersOnly: true }),
    oldAddresses: [`/archive/${encodeURI(mail.slug)}/`],
  };
}
