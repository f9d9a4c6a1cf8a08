import type { Element, ElementContent } from 'hast';
import { attribute, classNames, findElement } from '../../convert/blocks/html-tree.ts';
import { element, tidyTextOf } from '../html/html-fragment.ts';
import type { Notes } from '../report.ts';

/** Reads the JSON that Substack keeps in `data-attrs`: texts by name, empty where there is none. */
export function dataOf(node: Element): (name: string) => string {
  const json = attribute(node, 'dataAttrs') ?? '';
  if (!json.startsWith('{') || json.length > 100_000) return () => '';
  try {
    const found = JSON.parse(json) as Readonly<Record<string, unknown>>;
    return (name) => {
      const value = Object.hasOwn(found, name) ? found[name] : undefined;
      return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
    };
  } catch {
    return () => '';
  }
}

/** A frame, a quoted post or a card of Substack; undefined for an element that is none of them. */
export function embedOf(node: Element, notes: Notes): readonly ElementContent[] | undefined {
  const names = classNames(node);
  const data = dataOf(node);
  const is = (...wanted: readonly string[]): boolean => wanted.some((name) => names.includes(name));
  if (is('youtube-wrap')) return frame(data('videoId'), 'https://www.youtube.com/watch?v=', node);
  if (is('vimeo-wrap')) return frame(data('videoId'), 'https://vimeo.com/', node);
  if (
    is('spotify-wrap', 'soundcloud-wrap', 'apple-podcast-container', 'tiktok-wrap', 'datawrapper-wrap', 'bluesky-wrap')
  ) {
    return frame(data('url') || data('targetUrl'), '', node, data('title'));
  }
  if (is('github-gist')) return frame(data('url'), '', node);
  if (is('instagram'))
    return card(data('url') || `https://www.instagram.com/p/${data('instagram_id')}/`, data('title'), node);
  if (is('tweet', 'twitter-embed')) return tweet(node, data);
  if (is('embedded-post-wrap', 'digest-post-embed'))
    return card(data('url') || data('canonical_url'), data('title'), node, data('truncated_body_text'));
  if (is('embedded-publication-wrap'))
    return card(data('base_url') || data('url'), data('name'), node, data('hero_text'));
  if (is('file-embed-wrapper')) return fileCard(node);
  if (is('native-video-embed', 'native-audio-embed')) {
    notes.say('A video or audio file hosted by Substack isn’t in the export.');
    return [];
  }
  return undefined;
}

function frame(id: string, host: string, node: Element, title = ''): readonly ElementContent[] {
  const inside = findElement(node.children, 'iframe');
  const src = id === '' ? (inside === undefined ? '' : (attribute(inside, 'src') ?? '')) : `${host}${id}`;
  return src === '' ? node.children : [element('iframe', { src, ...(title !== '' && { title }) })];
}

function tweet(node: Element, data: (name: string) => string): readonly ElementContent[] {
  const url = data('url');
  if (url === '') return [node];
  const author = [data('name'), data('username') === '' ? '' : `(@${data('username')})`]
    .filter((part) => part !== '')
    .join(' ');
  const text = data('full_text') || tidyTextOf(node);
  const credit = element('p', {}, `— ${author} `, element('a', { href: url }, url));
  return [element('blockquote', { className: ['twitter-tweet'] }, element('p', {}, text), credit)];
}

function card(url: string, title: string, node: Element, description = ''): readonly ElementContent[] {
  if (!/^https?:/.test(url)) return node.children;
  const label = element('a', { href: url }, element('strong', {}, title === '' ? url : title));
  return [element('p', {}, label, ...(description === '' ? [] : [element('br', {}), description]))];
}

function fileCard(node: Element): readonly ElementContent[] {
  const link = findElement(node.children, 'a');
  const href = link === undefined ? undefined : attribute(link, 'href');
  return href === undefined ? node.children : [element('p', {}, element('a', { href }, tidyTextOf(node) || href))];
}
