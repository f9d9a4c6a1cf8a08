import type { Archive } from '../../archive/archive.ts';
import { streamText } from '../../archive/read-text.ts';
import { slugify } from '#shared/text/slugify.ts';
import type { ImportedPerson, ImportedPublication } from '../../imported-story.ts';
import { humaniseSlug } from '../../humanise-slug.ts';
import { wordsOf } from '../html/html-fragment.ts';
import { languageTag } from '../language.ts';
import { webAddress } from '../old-address.ts';
import { type FoundItem, readXmlItems, type XmlItem } from '../xml-items.ts';

/** What all parts of one WordPress export know together: read before the first post. */
export type WxrSite = {
  readonly sourceKey: string;
  readonly publication: ImportedPublication | undefined;
  readonly language: string;
  /** By login and by slug. E-mail addresses are never kept. */
  readonly people: ReadonlyMap<string, ImportedPerson>;
  /** By the number of the account, which comments name. */
  readonly peopleById: ReadonlyMap<string, ImportedPerson>;
  /** Addresses of the media library by id. */
  readonly attachments: ReadonlyMap<string, WxrAttachment>;
  readonly postCount: number;
};

export type WxrAttachment = {
  readonly url: string;
  readonly alt: string;
  readonly caption: string;
  readonly parent: string;
};

const MAX_ATTACHMENTS = 200_000;
const BODY = new Set(['content:encoded', 'wp:comment_content']);

/** The first way through the files: site, people and media; bodies are passed over. */
export async function readWxrSite(archive: Archive, files: readonly string[]): Promise<WxrSite> {
  const head = new Map<string, string>();
  const people = new Map<string, ImportedPerson>();
  const peopleById = new Map<string, ImportedPerson>();
  const attachments = new Map<string, WxrAttachment>();
  let postCount = 0;
  for (const file of files) {
    try {
      for await (const found of readXmlItems(streamText(archive, file), (name) => !BODY.has(name))) {
        if (found.type === 'head') readHead(found, head, people, peopleById);
        else if (found.item.text('wp:post_type').trim() === 'attachment') readAttachment(found.item, attachments);
        else postCount += 1;
      }
    } catch {
      // The second way through the same file meets the same damage and reports it.
    }
  }
  const address = webAddress(head.get('wp:base_blog_url')) ?? webAddress(head.get('link'));
  return {
    sourceKey:
      address === undefined ? archive.name : new URL(address).host + new URL(address).pathname.replace(/\/$/, ''),
    publication: publicationOf(head, address),
    language: languageTag(head.get('language')) ?? 'en',
    people,
    peopleById,
    attachments,
    postCount,
  };
}

function readHead(
  found: FoundItem,
  head: Map<string, string>,
  people: Map<string, ImportedPerson>,
  peopleById: Map<string, ImportedPerson>,
): void {
  const { name, item } = found;
  if (name !== 'wp:author') {
    if (!head.has(name)) head.set(name, item.text('.').trim().slice(0, 5000));
    return;
  }
  const login = item.text('wp:author_login').trim();
  if (login === '') return;
  const full = `${item.text('wp:author_first_name').trim()} ${item.text('wp:author_last_name').trim()}`.trim();
  const display = wordsOf(item.text('wp:author_display_name'));
  const shown = display !== '' && display !== login ? display : full;
  const person = { key: publicKey(login), name: shown === '' ? nameFromLogin(login) : shown };
  people.set(login.toLowerCase(), person);
  const id = item.text('wp:author_id').trim();
  if (id !== '' && id !== '0') peopleById.set(id, person);
}

/** Some exporters write the e-mail address as the login: it becomes no key, which would keep it. */
export function publicKey(login: string): string {
  return slugify(login.replace(/@.*$/, '')) || login.replace(/@.*$/, '');
}

export function nameFromLogin(login: string): string {
  return humaniseSlug(login.replace(/@.*$/, '').replace(/\s+/g, ' '));
}

function readAttachment(item: XmlItem, attachments: Map<string, WxrAttachment>): void {
  const url = webAddress(item.text('wp:attachment_url')) ?? webAddress(item.text('guid'));
  if (url === undefined || attachments.size >= MAX_ATTACHMENTS) return;
  attachments.set(item.text('wp:post_id').trim(), {
    url,
    alt: metaOf(item, '_wp_attachment_image_alt'),
    caption: wordsOf(item.text('excerpt:encoded')),
    parent: item.text('wp:post_parent').trim(),
  });
}

export function metaOf(item: XmlItem, key: string): string {
  return metasOf(item, key)[0] ?? '';
}

export function metasOf(item: XmlItem, key: string): string[] {
  return item
    .all('wp:postmeta')
    .filter((meta) => meta.children.some((part) => part.name === 'wp:meta_key' && part.text.trim() === key))
    .map((meta) => meta.children.find((part) => part.name === 'wp:meta_value')?.text.trim() ?? '')
    .filter((value) => value !== '');
}

function publicationOf(
  head: ReadonlyMap<string, string>,
  address: string | undefined,
): ImportedPublication | undefined {
  const name = wordsOf(head.get('title') ?? '');
  const slug = slugify(name) || (address === undefined ? '' : slugify(new URL(address).host.replaceAll('.', '-')));
  if (slug === '') return undefined;
  const tagline = wordsOf(head.get('description') ?? '');
  return {
    slug,
    name: name === '' ? slug : name,
    ...(tagline !== '' && { tagline }),
    ...(address !== undefined && { websiteUrl: address }),
  };
}
