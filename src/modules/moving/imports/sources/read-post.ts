import { cleanHref, isWebAddress } from '#shared/story/safe-href.ts';
import { mapOutsideCode } from '../convert/map-outside-code.ts';
import { readDate, readPathDate } from '../front-matter/read-date.ts';
import { humaniseSlug } from '../humanise-slug.ts';
import type { ImportedBody, ImportedPerson, ImportedStory } from '../imported-story.ts';
import type { FindAuthor } from './author-profiles.ts';
import { plainTitle, plainWords } from './plain-words.ts';
import { fileSlug, oldAddress } from './post-address.ts';
import { readCover } from './read-cover.ts';
import type { SourceCard } from './source-card.ts';
import { licenseOf } from './source-card.ts';
import type { OpenedDialect, PostFile } from './source-dialect.ts';

export type PostReading = {
  readonly sourceKey: string;
  readonly card: SourceCard;
  readonly dialect: OpenedDialect;
  readonly findAuthor: FindAuthor;
};

const MAX_SUBTITLE_LENGTH = 280;

/** One post as a story: what its dialect says, and the common meaning of the fields for the rest. */
export function readPost(post: PostFile, reading: PostReading): { story: ImportedStory; remarks: string[] } {
  const { fields } = post;
  const details = reading.dialect.details(post, reading.findAuthor);
  const { title, body } = titleAndBody(post);
  const dateWritten = fields.text('date', 'published', 'pubdate', 'published_at', 'created');
  const publishedAt = details.publishedAt ?? readDate(dateWritten, fields.text('time')) ?? readPathDate(post.place);
  const remarks = [...(details.remarks ?? [])];
  if (publishedAt === undefined && dateWritten !== undefined) {
    remarks.push(`The date “${dateWritten.slice(0, 60)}” is not a date; the story is undated.`);
  }
  const subtitle = details.subtitle ?? plainWords(fields.text('subtitle', 'deck') ?? '');
  const summary =
    details.seoDescription ?? plainWords(fields.text('description', 'excerpt', 'summary', 'teaser') ?? '');
  const cover = details.cover ?? readCover(fields);
  const order = Number.parseInt(fields.text('order') ?? '', 10);
  const story: ImportedStory = {
    sourceKey: reading.sourceKey,
    itemKey: post.place,
    file: post.path,
    title,
    body: {
      text: withPageFields(body, post),
      format: /\.html?$/i.test(post.path) ? 'html' : 'markdown',
      dialect: shortcodesOf(post, reading, details.shortcodes),
    },
    authors: distinct(details.authors ?? fields.list('authors', 'author').flatMap(splitNames).map(reading.findAuthor)),
    publication: details.publication ?? reading.dialect.publication,
    tags: [...new Set(details.tags ?? splitTags(fields.list('tags', 'categories', 'topics', 'keywords', 'category')))],
    language: details.language ?? fields.text('lang', 'language', 'locale') ?? 'en',
    state: stateOf(post),
    oldAddresses: oldAddressesOf(post, reading, details.addresses ?? []),
    ...(subtitle !== '' && subtitle.length <= MAX_SUBTITLE_LENGTH && { subtitle }),
    ...(publishedAt !== undefined && { publishedAt }),
    ...optional('updatedAt', readDate(fields.text('lastmod', 'updated', 'last_modified_at', 'modified'))),
    ...optional('translationKey', details.translationKey),
    ...optional(
      'canonicalUrl',
      details.canonicalUrl ?? webAddress(fields.text('canonical_url', 'canonical', 'source_url')),
    ),
    ...optional('cover', cover),
    ...optional('series', details.series ?? seriesOf(post)),
    ...(Number.isInteger(order) && { order }),
    ...optional('license', licenseOf(fields.text('licence', 'license') ?? reading.card.licence)),
    ...(summary !== '' && { seoDescription: summary.slice(0, 1000) }),
  };
  return { story, remarks };
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [Name in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [Name in Key]?: Value });
}

/** Templates may call the post's own fields: `{{ page.lesson_title }}`. */
function withPageFields(body: string, post: PostFile): string {
  if (!/\{\{\s*page\./.test(body)) return body;
  return mapOutsideCode(body, (prose) =>
    prose.replace(/\{\{\s*page\.([\w-]+)\s*\}\}/g, (whole, name: string) => post.fields.text(name) ?? whole),
  );
}

/** A post without a title in its front matter has it as its first heading, or as its file name. */
function titleAndBody(post: PostFile): { title: string; body: string } {
  const given = plainTitle(post.fields.text('title') ?? '');
  if (given !== '') return { title: given, body: post.body };
  const heading = /^\s*(?:#[ \t]+(.+?)[ \t#]*\n|<h1[^>]*>([\s\S]*?)<\/h1>)/i.exec(post.body);
  const fromHeading = plainTitle(heading?.[1] ?? heading?.[2] ?? '');
  if (heading !== null && fromHeading !== '') return { title: fromHeading, body: post.body.slice(heading[0].length) };
  const page = /<title>([^<]*)<\/title>/i.exec(post.body)?.[1];
  return { title: plainTitle(page ?? '') || humaniseSlug(fileSlug(post.place)) || post.place, body: post.body };
}

function shortcodesOf(post: PostFile, reading: PostReading, own: ImportedBody['dialect']): ImportedBody['dialect'] {
  const dialect = own ?? reading.dialect.shortcodes;
  if (dialect !== undefined) return dialect;
  if (/\{\{[<%]/.test(post.body)) return 'hugo';
  if (post.hasTomlMatter) return 'zola';
  return /\{%-?\s*\w|\{\{/.test(post.body) ? 'liquid' : 'plain';
}

/** `Ada Quill and Tom Reed` and `Ada Quill, Tom Reed` are two people; a list names one in each place. */
function splitNames(written: string): string[] {
  return /,\s*(?:Jr|Sr|Ph\.?D|MD|III?)\b/i.test(written)
    ? [written]
    : written.split(/\s*,\s*|\s+&\s+/).filter((name) => name !== '');
}

function splitTags(tags: readonly string[]): string[] {
  const [only] = tags;
  return tags.length === 1 && only !== undefined && only.includes(',') ? only.split(/\s*,\s*/) : [...tags];
}

function distinct(people: readonly ImportedPerson[]): ImportedPerson[] {
  return [...new Map(people.map((person) => [person.key, person])).values()];
}

function stateOf(post: PostFile): ImportedStory['state'] {
  if (post.fields.isTrue('draft') || post.fields.text('published') === 'false') return 'draft';
  return post.fields.isTrue('unlisted') || post.fields.isTrue('hidden') ? 'unlisted' : 'published';
}

function oldAddressesOf(post: PostFile, reading: PostReading, own: readonly string[]): string[] {
  const { siteUrl } = reading.card;
  const written = [
    ...own,
    ...['path', 'permalink', 'url'].flatMap((name) => post.fields.list(name)),
    ...['redirect_from', 'aliases', 'redirects'].flatMap((name) => post.fields.list(name)),
  ];
  return [...new Set(written.flatMap((address) => oldAddress(address, siteUrl) ?? []))];
}

function webAddress(written: string | undefined): string | undefined {
  const address = cleanHref(written ?? '');
  return address !== undefined && isWebAddress(address) ? address : undefined;
}

function seriesOf(post: PostFile): ImportedStory['series'] {
  const title = plainTitle(post.fields.text('series', 'collection') ?? '');
  return title === '' ? undefined : { key: title.toLowerCase(), title };
}
