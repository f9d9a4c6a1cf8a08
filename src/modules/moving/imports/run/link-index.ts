import { posix } from 'node:path';
import type { ImportedStory } from '../imported-story.ts';

/** A link of a story: to a story of the same source, to an address elsewhere, or to nowhere that we know. */
export type LinkTarget =
  | { readonly kind: 'story'; readonly itemKey: string; readonly fragment: string }
  | { readonly kind: 'address'; readonly href: string }
  | { readonly kind: 'nowhere' };

export type LinkIndex = {
  readonly add: (story: ImportedStory) => void;
  readonly find: (href: string, from: ImportedStory) => LinkTarget;
};

const SECTION = /^(?:\/[a-z]{2}(?:-[a-z]{2,4})?)?\/(?:blog|posts?|articles?|news|writing|notes|essays)(?=\/)/;

/** Knows every story of a source by its file, its old addresses and the address where it was published first. */
export function createLinkIndex(siteUrl?: string): LinkIndex {
  const byPath = new Map<string, string>();
  const byFile = new Map<string, string>();
  const byName = new Map<string, string | null>();
  const byAddress = new Map<string, string>();
  const site = siteUrl === undefined ? undefined : new URL(siteUrl);

  /** The folder that a site keeps its posts in stands before their addresses, and only the site knows its name. */
  function findPath(path: string): string | undefined {
    const key = pathKey(path);
    return byPath.get(key) ?? byPath.get(key.replace(SECTION, ''));
  }

  function findRelative(path: string, from: ImportedStory): string | undefined {
    const beside = posix.normalize(posix.join(posix.dirname(from.file), path));
    const [own = ''] = from.oldAddresses;
    const onSite = posix.normalize(posix.join('/', own, path));
    const besideOnSite = posix.normalize(posix.join('/', posix.dirname(own), path));
    const found = byFile.get(fileKey(beside)) ?? findPath(onSite) ?? findPath(besideOnSite);
    if (found !== undefined) return found;
    return /\.(?:md|markdown|html?)$/i.test(path)
      ? (byName.get(fileKey(posix.basename(path))) ?? undefined)
      : undefined;
  }

  return {
    add(story) {
      const { itemKey } = story;
      for (const path of story.oldAddresses) if (!byPath.has(pathKey(path))) byPath.set(pathKey(path), itemKey);
      byFile.set(fileKey(story.file), itemKey);
      byFile.set(fileKey(itemKey), itemKey);
      const name = fileKey(posix.basename(story.file));
      byName.set(name, byName.has(name) ? null : itemKey);
      if (story.canonicalUrl !== undefined) byAddress.set(pathKey(story.canonicalUrl), itemKey);
    },
    find(href, from) {
      const address = href.replace(/#.*$/s, '');
      const fragment = href.slice(address.length);
      if (address === '' || /^mailto:/i.test(href)) return { kind: 'address', href };
      const isWeb = /^https?:/i.test(address);
      if (isWeb && !URL.canParse(address)) return { kind: 'address', href };
      const url = isWeb ? new URL(address) : undefined;
      const isOfSite = url !== undefined && site !== undefined && withoutWww(url.host) === withoutWww(site.host);
      const path = decode((url?.pathname ?? address).split('?')[0] ?? '');
      const itemKey = isWeb
        ? (byAddress.get(pathKey(address)) ?? (isOfSite ? findPath(path) : undefined))
        : path.startsWith('/')
          ? (findPath(path) ?? byFile.get(fileKey(path.slice(1))))
          : findRelative(path, from);
      if (itemKey !== undefined) return { kind: 'story', itemKey, fragment };
      if (isWeb) return { kind: 'address', href };
      const absolute = makeAbsolute(href, from, siteUrl);
      return absolute === undefined ? { kind: 'nowhere' } : { kind: 'address', href: absolute };
    },
  };
}

/** An address of the source's site made absolute; undefined where the site is not known. */
export function makeAbsolute(address: string, from: ImportedStory, siteUrl: string | undefined): string | undefined {
  if (/^https?:/i.test(address)) return address;
  if (siteUrl === undefined) return undefined;
  const [own = '/'] = from.oldAddresses;
  const base = new URL(`${own.replace(/\/+$/, '')}/`, siteUrl);
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

function pathKey(path: string): string {
  return decode(path)
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .replace(/\/index\.html?$/, '')
    .replace(/\.html?$/, '')
    .replace(/\/+$/, '');
}

function fileKey(file: string): string {
  return file.toLowerCase().replace(/\.\w+$/, '');
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
