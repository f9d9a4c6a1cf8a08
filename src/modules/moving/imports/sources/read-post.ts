import { cleanHref, isWebAddress } from '#shared/story/safe-href.ts';
import { mapOutsideCode } from '../convert/map-outside-code.ts';
import { languageTag } from '../exports/language.ts';
import { readDate, readPathDate } from '../front-matter/read-date.ts';
import type { Fields } from '../front-matter/front-matter.ts';
import { humaniseSlug } from '../humanise-slug.ts';
import type { ImportedBody, ImportedPerson, ImportedPublication, ImportedStory } from '../imported-story.ts';
import type { FindAuthors } from './author-profiles.ts';
import type { ImportSettings, SettledField } from './import-settings.ts';
import { plainTitle, plainWords } from './plain-words.ts';
import { fileSlug, guessAddresses, oldAddress } from './post-address.ts';
import { readLanguage } from './post-language.ts';
import { readState } from './post-state.ts';
import { readCover } from './read-cover.ts';
import { licenseOf, type SourceCard } from './source-card.ts';

/** One post as it lies in its file. */
export type PostFile = {
  /** Path from the root of the source. */
  readonly path: string;
  /** Path from the folder of the posts. */
  readonly place: string;
  readonly fields: Fields;
  readonly body: string;
  readonly hasTomlMatter: boolean;
};

export type PostReading = {
  readonly sourceKey: string;
  readonly card: SourceCard;
  readonly settings: ImportSettings;
  readonly publicationOf: (place: string) => ImportedPublication;
  readonly findAuthors: FindAuthors;
  readonly tagNames: ReadonlyMap<string, string>;
  readonly now: Date;
};

const MAX_SUBTITLE_LENGTH = 280;

/** What engines and people call the fields of a post; a settings file puts its own names first. */
const NAMES: Readonly<Record<SettledField, readonly string[]>> = {
  title: ['title', 'name', 'headline'],
  subtitle: ['subtitle', 'sub_title', 'deck', 'dek', 'subheadline', 'subheading', 'standfirst', 'tagline'],
  summary: ['description', 'excerpt', 'summary', 'teaser', 'spoiler', 'abstract', 'meta_description'],
  authors: ['authors', 'author', 'byline', 'writers', 'writer', 'by'],
  date: [
    'date',
    'published',
    'pubdate',
    'published_at',
    'publishedat',
    'publish_date',
    'publishdate',
    'date_published',
    'created',
    'created_at',
  ],
  updated: [
    'lastmod',
    'updated',
    'last_modified_at',
    'last_modified',
    'modified',
    'updated_at',
    'updatedat',
    'updateddate',
    'last_update',
  ],
  tags: ['tags', 'tag', 'categories', 'topics', 'keywords', 'category'],
  cover: [],
  series: ['series', 'collection'],
  language: ['lang', 'language', 'locale'],
  canonical: ['canonical_url', 'canonicalurl', 'canonical', 'source_url', 'original_url'],
};

/** One post as a story: what its front matter says in the words of any engine. */
export function readPost(post: PostFile, reading: PostReading): { story: ImportedStory; remarks: string[] } {
  const { fields } = post;
  const { settings, card } = reading;
  const names = (field: SettledField): readonly string[] => [...(settings.fields?.[field] ?? []), ...NAMES[field]];
  const text = (field: SettledField): string | undefined => fields.text(...names(field));
  const remarks: string[] = [];
  const { title, body } = titleAndBody(post, text('title'));
  const days = datesOf(post, names('date'));
  const [publishedAt] = days;
  const dateWritten = text('date');
  if (publishedAt === undefined && dateWritten !== undefined) {
    remarks.push(`The date “${dateWritten.slice(0, 60)}” isn’t one we can read, so the story has no date.`);
  }
  const kicker = fields.text('kicker');
  if (kicker !== undefined) remarks.push(`The line above the title, “${kicker.slice(0, 80)}”, was left out.`);
  const { state, isMembersOnly, remarks: ofState } = readState(fields, post.path, reading.now);
  remarks.push(...ofState);
  const subtitle = subtitleOf(fields, text('subtitle'));
  const summary = plainWords(text('summary') ?? '');
  const { language, translationKey } = readLanguage(post.place, text('language'), card.language);
  const order = Number.parseInt(fields.text('order', 'weight') ?? '', 10);
  const story: ImportedStory = {
    sourceKey: reading.sourceKey,
    itemKey: post.place,
    file: post.path,
    title,
    body: {
      text: withPageFields(body, post),
      format: /\.html?$/i.test(post.path) ? 'html' : 'markdown',
      dialect: dialectOf(post, settings.templates),
    },
    authors: authorsOf(fields, names('authors'), reading),
    publication: reading.publicationOf(post.place),
    tags: tagsOf(fields, names('tags'), reading.tagNames),
    language: languageTag(language) ?? 'en',
    state,
    oldAddresses: oldAddressesOf(post, reading, days),
    ...(isMembersOnly && { isMembersOnly }),
    ...(subtitle !== '' && subtitle.length <= MAX_SUBTITLE_LENGTH && { subtitle }),
    ...(publishedAt !== undefined && { publishedAt }),
    ...optional('updatedAt', readDate(text('updated') ?? fields.record('last_update')?.text('date'))),
    ...optional('translationKey', translationKey),
    ...optional('canonicalUrl', webAddress(text('canonical'))),
    ...optional('cover', readCover(fields, settings.fields?.cover)),
    ...optional('series', seriesOf(text('series'), order)),
    ...(Number.isInteger(order) && { order }),
    ...optional('license', licenseOf(fields.text('licence', 'license') ?? card.licence)),
    ...optional('seoTitle', fields.text('seo_title', 'meta_title')),
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
function titleAndBody(post: PostFile, written: string | undefined): { title: string; body: string } {
  const given = plainTitle(written ?? '');
  if (given !== '') return { title: given, body: post.body };
  const heading = /^\s*(?:#[ \t]+(.+?)[ \t#]*\n|<h1[^>]*>([\s\S]*?)<\/h1>)/i.exec(post.body);
  const fromHeading = plainTitle((heading?.[1] ?? heading?.[2] ?? '').replace(/\s*\{[#:.][^{}]*\}\s*$/, ''));
  if (heading !== null && fromHeading !== '') return { title: fromHeading, body: post.body.slice(heading[0].length) };
  const page = /<title>([^<]*)<\/title>/i.exec(post.body)?.[1];
  return { title: plainTitle(page ?? '') || humaniseSlug(fileSlug(post.place)) || post.place, body: post.body };
}

/** The date that counts first; besides it the one that the file name has, which many addresses are made of. */
function datesOf({ fields, place }: PostFile, names: readonly string[]): readonly Date[] {
  const written = names
    .map((name) => readDate(fields.text(name), fields.text('time')))
    .find((date) => date !== undefined);
  const record = fields.record('date');
  const inRecord = readDate(record?.text('created', 'published'));
  const days = [
    written ?? inRecord,
    localDay(fields.text('date')),
    readPathDate(place),
    readPathDate(fields.text('path') ?? ''),
  ];
  const found = days.filter((date) => date !== undefined);
  return [
    ...new Map(found.map((date, index) => [index === 0 ? 'first' : date.toISOString().slice(0, 10), date])).values(),
  ];
}

/** An address has the day as it was where the post was written. */
function localDay(written: string | undefined): Date | undefined {
  return /[+-]\d{2}:?\d{2}\s*$/.test(written ?? '') ? readDate(written?.slice(0, 10)) : undefined;
}

function subtitleOf(fields: Fields, written: string | undefined): string {
  const translator = fields.text('translator');
  const credit = translator === undefined ? '' : `Translated by ${plainWords(translator)}`;
  return [plainWords(written ?? ''), credit].filter((part) => part !== '').join('. ');
}

function dialectOf(post: PostFile, given: ImportSettings['templates']): ImportedBody['dialect'] {
  if (given !== undefined) return given;
  if (/\{\{[<%]/.test(post.body)) return 'hugo';
  if (post.hasTomlMatter || /\{%\s*\w+\([^{}]*\)\s*%\}|\{\{\s*\w+\([^{}]*\)\s*\}\}/.test(post.body)) return 'zola';
  return /\{%-?\s*\w|\{\{|\{#\s/.test(post.body) ? 'liquid' : 'plain';
}

function authorsOf(fields: Fields, names: readonly string[], { findAuthors, card }: PostReading): ImportedPerson[] {
  const named = fields.entries(...names);
  const people = (named.length > 0 ? named : (card.authors ?? [])).flatMap(findAuthors);
  const found = [...new Map(people.map((person) => [person.key, person])).values()];
  const [only] = found;
  // One author may have details beside the name: `author_url`, `author_title`.
  if (found.length !== 1 || only === undefined) return found;
  const url = webAddress(fields.text('author_url', 'authorurl'));
  const image = fields.text('author_image_url', 'authorimageurl', 'author_image', 'author_avatar');
  const bio = fields.text('author_title', 'authortitle', 'author_bio');
  return [{ ...optional('websiteUrl', url), ...optional('image', image), ...optional('bio', bio), ...only }];
}

function tagsOf(fields: Fields, names: readonly string[], tagNames: ReadonlyMap<string, string>): string[] {
  const written = fields.list(...names);
  const [only] = written;
  const tags = written.length === 1 && only !== undefined && only.includes(',') ? only.split(/\s*,\s*/) : written;
  return [...new Set(tags.filter((tag) => tag !== '').map((tag) => tagNames.get(tag.toLowerCase()) ?? tag))];
}

function oldAddressesOf(post: PostFile, reading: PostReading, days: readonly Date[]): string[] {
  const { siteUrl, addresses } = reading.card;
  const written = [
    ...guessAddresses({ ...post, days: [...days].toReversed() }, addresses, siteUrl),
    ...['path', 'permalink', 'url'].flatMap((name) => post.fields.list(name)),
    ...['redirect_from', 'aliases', 'alias', 'redirects'].flatMap((name) => post.fields.list(name)),
  ].filter((address) => address !== 'false' && !/[{}]|:\w/.test(address.replace(/^https?:/, '')));
  return [...new Set(written.flatMap((address) => oldAddress(address, siteUrl) ?? []))];
}

function webAddress(written: string | undefined): string | undefined {
  const address = cleanHref(written ?? '');
  return address !== undefined && isWebAddress(address) ? address : undefined;
}

function seriesOf(written: string | undefined, order: number): ImportedStory['series'] {
  const title = plainTitle(written ?? '');
  if (title === '') return undefined;
  return { key: title.toLowerCase(), title, ...(Number.isInteger(order) && { position: order }) };
}
