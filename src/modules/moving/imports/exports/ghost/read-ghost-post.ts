import type { ImportedBody, ImportedPerson, ImportedStory } from '../../imported-story.ts';
import { readExportDate } from '../dates.ts';
import { wordsOf } from '../html/html-fragment.ts';
import { languageOf, languageTag } from '../language.ts';
import { distinct, pathOf, webAddress } from '../old-address.ts';
import { changed, type ExportItem, refused, takeNotes, type Notes } from '../report.ts';
import { readGhostBody } from './ghost-body.ts';
import { type GhostSite, withoutGhostUrl } from './ghost-site.ts';
import type { GhostPost } from './ghost-tables.ts';

/** One row of `posts`: the story and its lines, or the line that says why it is none. */
export function* readGhostPost(post: GhostPost, file: string, site: GhostSite): Generator<ExportItem> {
  const title = wordsOf((post.title ?? '').replaceAll('<', '&lt;'));
  const shown = title === '' ? (post.slug ?? post.id) : title;
  if (post.type === 'page' || post.page === 1 || post.page === true) {
    yield changed(file, `“${shown}” is a page of the site, not a post, so it was left out.`);
    return;
  }
  const notes = takeNotes(file);
  const body = readGhostBody(post, notes);
  if (body === undefined) {
    yield refused(file, `“${shown}” has no text in any form that Ghost writes.`);
    return;
  }
  const state = stateOf(post.status ?? 'published', shown, notes);
  const publishedAt = readExportDate(post.published_at);
  const updatedAt = readExportDate(post.updated_at);
  const meta = site.metaOfPost.get(post.id);
  const canonical = webAddress(withSite(post.canonical_url, site));
  const isMembersOnly = isForMembers(post.visibility ?? 'public', shown, notes);
  const excerpt = post.custom_excerpt?.replace(/\s+/g, ' ').trim() ?? '';
  const seoTitle = (post.meta_title ?? meta?.meta_title ?? '').trim();
  const seoDescription = (post.meta_description ?? meta?.meta_description ?? '').trim();
  const responses = site.comments.of(post.id, shown, notes);
  const story: ImportedStory = {
    sourceKey: site.sourceKey,
    itemKey: post.uuid ?? post.id,
    file,
    title: title === '' ? 'Untitled' : title,
    ...(excerpt !== '' && { subtitle: excerpt }),
    body,
    authors: authorsOf(post, site),
    publication: site.publication,
    tags: tagsOf(post, site, shown, notes),
    language: languageTag(post.locale ?? post.language) ?? siteLanguage(site, body),
    ...(publishedAt !== undefined && state !== 'draft' && { publishedAt }),
    ...(updatedAt !== undefined && { updatedAt }),
    state,
    ...(isMembersOnly && { isMembersOnly }),
    ...(canonical !== undefined && { canonicalUrl: canonical }),
    oldAddresses: distinct([pathOf(post.slug === null || post.slug === undefined ? '' : `/${encodeURI(post.slug)}/`)]),
    ...coverOf(post, meta),
    ...(seoTitle !== '' && { seoTitle }),
    ...(seoDescription !== '' && { seoDescription }),
    ...(responses.length > 0 && { responses }),
  };
  yield story;
  yield* notes.lines();
}

function stateOf(status: string, shown: string, notes: Notes): ImportedStory['state'] {
  if (status === 'published') return 'published';
  if (status === 'sent') {
    notes.say(`“${shown}” was only sent by mail; it came in unlisted.`);
    return 'unlisted';
  }
  if (status === 'scheduled') notes.say(`“${shown}” was scheduled, so it came in as a draft.`);
  return 'draft';
}

function isForMembers(visibility: string, shown: string, notes: Notes): boolean {
  if (visibility === 'tiers') notes.say(`“${shown}” was for some tiers only; it came in for all members.`);
  return visibility !== 'public';
}

function authorsOf(post: GhostPost, site: GhostSite): ImportedPerson[] {
  const related = [...(site.authorsOfPost.get(post.id) ?? [])].toSorted((first, second) => first.order - second.order);
  const ids = related.length > 0 ? related.map(({ id }) => id) : [post.author_id ?? ''];
  return ids.flatMap((id) => site.people.get(id) ?? []);
}

/** Tags that begin with # are for the theme and were never shown. */
function tagsOf(post: GhostPost, site: GhostSite, shown: string, notes: Notes): string[] {
  const related = [...(site.tagsOfPost.get(post.id) ?? [])].toSorted((first, second) => first.order - second.order);
  const names = related.flatMap(({ id }) => site.tags.get(id) ?? []);
  const inner = names.filter((name) => name.startsWith('#'));
  if (inner.length > 0) notes.say(`The internal tag ${inner.join(', ')} of “${shown}” was left out.`);
  return distinct(names.filter((name) => !name.startsWith('#')));
}

/** Every blog of 2013 said `en_US`, whatever it was written in. */
function siteLanguage(site: GhostSite, body: ImportedBody): string {
  const guessed = languageOf(body.text.replace(/<[^>]*>/g, ' '));
  return guessed === 'en' ? (site.language ?? 'en') : guessed;
}

function withSite(address: string | null | undefined, site: GhostSite): string | undefined {
  return address?.replace('__GHOST_URL__', site.settings.get('url')?.replace(/\/$/, '') ?? '');
}

function coverOf(
  post: GhostPost,
  meta: { feature_image_alt?: string | null; feature_image_caption?: string | null } | undefined,
): {
  cover?: ImportedStory['cover'];
} {
  const source = withoutGhostUrl((post.feature_image ?? post.image ?? '').trim());
  if (source === '') return {};
  const caption = wordsOf(post.feature_image_caption ?? meta?.feature_image_caption ?? '');
  const alt = (post.feature_image_alt ?? meta?.feature_image_alt ?? '').trim();
  return { cover: { source, alt, ...(caption !== '' && { caption }) } };
}
