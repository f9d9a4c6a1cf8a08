import { slugifyAnyScript } from '#shared/text/slugify.ts';
import type { ImportedPerson, ImportedResponse } from '../../imported-story.ts';
import { readExportDate } from '../dates.ts';
import { wordsOf } from '../html/html-fragment.ts';
import { webAddress } from '../old-address.ts';
import type { Notes } from '../report.ts';
import { inThreads } from '../threads.ts';
import type { XmlElement, XmlItem } from '../xml-items.ts';
import { paragraphs } from './paragraphs.ts';
import type { WxrSite } from './wxr-site.ts';

/** The comments that readers saw; what was not approved, and what other sites sent by themselves, is counted. */
export function readComments(item: XmlItem, shown: string, site: WxrSite, notes: Notes): readonly ImportedResponse[] {
  const all = item.all('wp:comment');
  const byPeople = all.filter((comment) => /^(?:comment)?$/.test(partOf(comment, 'wp:comment_type')));
  const approved = byPeople.filter((comment) =>
    /^(?:1|approve|approved)$/.test(partOf(comment, 'wp:comment_approved')),
  );
  const hidden = byPeople.length - approved.length;
  if (hidden > 0) notes.say(`Comments on “${shown}” that were spam or not approved were left out (${hidden}).`);
  const sent = all.length - byPeople.length;
  if (sent > 0) notes.say(`Pingbacks and the like on “${shown}” were left out (${sent}).`);
  return inThreads(approved.map((comment) => toResponse(comment, site)));
}

function toResponse(comment: XmlElement, site: WxrSite): ImportedResponse {
  const parent = partOf(comment, 'wp:comment_parent');
  const createdAt =
    readExportDate(partOf(comment, 'wp:comment_date_gmt')) ?? readExportDate(partOf(comment, 'wp:comment_date'));
  return {
    key: partOf(comment, 'wp:comment_id'),
    ...(parent !== '' && parent !== '0' && { parentKey: parent }),
    author: authorOf(comment, site),
    html: paragraphs(partOf(comment, 'wp:comment_content')),
    ...(createdAt !== undefined && { createdAt }),
  };
}

/** Whoever was signed in is the author of that account; others have the name that they gave. No mail address is kept. */
function authorOf(comment: XmlElement, site: WxrSite): ImportedPerson {
  const known = site.peopleById.get(partOf(comment, 'wp:comment_user_id'));
  if (known !== undefined) return known;
  const name =
    wordsOf(partOf(comment, 'wp:comment_author'))
      .replace(/\S+@\S+/g, '')
      .trim()
      .slice(0, 80) || 'Anonymous';
  const websiteUrl = webAddress(partOf(comment, 'wp:comment_author_url'));
  const host = websiteUrl === undefined ? '' : new URL(websiteUrl).host;
  return { key: `reader:${slugifyAnyScript(name)}:${host}`, name, ...(websiteUrl !== undefined && { websiteUrl }) };
}

function partOf(comment: XmlElement, name: string): string {
  return comment.children.find((child) => child.name === name)?.text.trim() ?? '';
}
