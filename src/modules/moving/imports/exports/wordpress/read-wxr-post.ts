import type { ImportedPerson, ImportedStory } from '../../imported-story.ts';
import { readExportDate } from '../dates.ts';
import { decodeEntities, wordsOf } from '../html/html-fragment.ts';
import { languageOf } from '../language.ts';
import { distinct, pathOf, webAddress } from '../old-address.ts';
import { changed, type ExportItem, refused, takeNotes } from '../report.ts';
import type { XmlItem } from '../xml-items.ts';
import { readComments } from './read-comments.ts';
import { readWordpressBody } from './wordpress-body.ts';
import { metaOf, metasOf, nameFromLogin, publicKey, type WxrSite } from './wxr-site.ts';

/** What WordPress keeps in the same table as posts; nobody misses it. */
const INNER_TYPES =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|wp_\w+|acf-\w+|safecss|jp_\w+|feedback)$/;

/** One `<item>`: the story and its lines, or the line that says why it is none. */
export function readWxrPost(item: XmlItem, file: string, site: WxrSite): readonly ExportItem[] {
  const title = decodeEntities(item.text('title'));
  const type = item.text('wp:post_type').trim() || 'post';
  const status = item.text('wp:status').trim() || 'publish';
  const shown = title === '' ? item.text('wp:post_name', 'link').trim() : title;
  if (INNER_TYPES.test(type)) {
    const what = type === 'attachment' ? 'of the media library' : `of the kind “${type}”`;
    return [changed(file, `Left out, since they are no stories: {count} entries ${what}.`)];
  }
  if (type === 'page') return [changed(file, `“${shown}” is a page of the site, not a post, so it was left out.`)];
  const notes = takeNotes(file);
  if (type !== 'post') notes.say(`“${shown}” is of the kind “${type}”; it came in as a story.`);
  const state = stateOf(status);
  if (state === undefined) return [refused(file, `“${shown}” was not imported: its status is “${status}”.`)];
  const { html, problems } = readWordpressBody(item.text('content:encoded'), item, file, site);
  const excerpt = wordsOf(item.text('excerpt:encoded'));
  if (html.trim() === '' && title === '') return [refused(file, 'An entry without a title or text was left out.')];
  if (html.replace(/&nbsp;|\s/g, '') === '') notes.say(`“${shown}” has no text.`);
  if (status === 'private') notes.say(`“${shown}” was private, so it came in as a draft.`);
  if (status === 'future') notes.say(`“${shown}” was scheduled, so it came in as a draft.`);
  if (item.text('wp:post_password').trim() !== '') notes.say(`“${shown}” had a password, so it came in as a draft.`);
  const responses = readComments(item, shown, site, notes);
  const story: ImportedStory = {
    ...describe(item, file, site),
    title: title === '' ? 'Untitled' : title,
    ...(excerpt !== '' && { subtitle: excerpt }),
    body: { format: 'html', text: html, dialect: 'wordpress' },
    language: site.language.startsWith('en') ? languageOrScript(html, site.language) : site.language,
    state: item.text('wp:post_password').trim() === '' ? state : 'draft',
    ...(responses.length > 0 && { responses }),
  };
  return [story, ...problems, ...notes.lines()];
}

function stateOf(status: string): ImportedStory['state'] | undefined {
  if (status === 'publish' || status === 'inherit') return 'published';
  return ['draft', 'pending', 'private', 'future'].includes(status) ? 'draft' : undefined;
}

function languageOrScript(html: string, language: string): string {
  const guessed = languageOf(html.replace(/<[^>]*>|&[#\w]+;/g, ' '));
  return guessed === 'en' ? language : guessed;
}

function describe(
  item: XmlItem,
  file: string,
  site: WxrSite,
): Omit<ImportedStory, 'title' | 'body' | 'language' | 'state'> {
  const publishedAt =
    readExportDate(item.text('wp:post_date_gmt')) ??
    readExportDate(item.text('pubDate')) ??
    readExportDate(item.text('wp:post_date'));
  const updatedAt = readExportDate(item.text('wp:post_modified_gmt'));
  const link = item.text('link').trim();
  const cover = site.attachments.get(metaOf(item, '_thumbnail_id'));
  const seoTitle = decodeEntities(metaOf(item, '_yoast_wpseo_title'));
  const seoDescription = decodeEntities(metaOf(item, '_yoast_wpseo_metadesc'));
  const canonical = webAddress(metaOf(item, '_yoast_wpseo_canonical')) ?? webAddress(link);
  return {
    sourceKey: site.sourceKey,
    itemKey: item.text('wp:post_id').trim() || item.text('guid').trim() || link,
    file,
    authors: authorsOf(item, site),
    ...(site.publication !== undefined && { publication: site.publication }),
    tags: tagsOf(item),
    ...(publishedAt !== undefined && item.text('wp:status').trim() !== 'draft' && { publishedAt }),
    ...(updatedAt !== undefined && { updatedAt }),
    ...(canonical !== undefined && { canonicalUrl: canonical }),
    oldAddresses: oldAddressesOf(item, link),
    ...(cover !== undefined && {
      cover: { source: cover.url, alt: cover.alt, ...(cover.caption !== '' && { caption: cover.caption }) },
    }),
    ...(seoTitle !== '' && !seoTitle.includes('%%') && { seoTitle }),
    ...(seoDescription !== '' && { seoDescription }),
  };
}

/** The address it had, and the same address with each slug it had before; `?p=12` has no path to redirect. */
function oldAddressesOf(item: XmlItem, link: string): string[] {
  const path = pathOf(link);
  const formerly = metasOf(item, '_wp_old_slug').map((slug) => {
    const folder = path?.replace(/[^/]+\/?$/, '') ?? '/';
    return `${folder}${encodeURI(decodeOnce(slug))}${path?.endsWith('/') === false ? '' : '/'}`;
  });
  return distinct([path, ...formerly]);
}

function decodeOnce(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Co-authors stand as categories; without any the creator is the author. */
function authorsOf(item: XmlItem, site: WxrSite): ImportedPerson[] {
  const named = item.all('category').filter((category) => category.attributes['domain'] === 'author');
  const people = named.map((category) => {
    const login = (category.attributes['nicename'] ?? '').replace(/^cap-/, '') || category.text.trim();
    return (
      site.people.get(login.toLowerCase()) ?? {
        key: publicKey(login),
        name: wordsOf(category.text) || nameFromLogin(login),
      }
    );
  });
  const creator = item.text('dc:creator').trim();
  const own =
    creator === ''
      ? []
      : [site.people.get(creator.toLowerCase()) ?? { key: publicKey(creator), name: nameFromLogin(creator) }];
  const all = people.length > 0 ? people : own;
  return [...new Map(all.map((person) => [person.key, person])).values()];
}

function tagsOf(item: XmlItem): string[] {
  const categories = item
    .all('category')
    .filter(({ attributes }) => ['category', 'post_tag', undefined].includes(attributes['domain']));
  return distinct(
    categories
      .filter(({ attributes }) => attributes['nicename'] !== 'uncategorized')
      .map(({ text }) => decodeEntities(text)),
  );
}
