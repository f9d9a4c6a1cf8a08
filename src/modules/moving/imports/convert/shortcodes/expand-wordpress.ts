import type { Expansion } from './shortcode.ts';
import { expandPaired, type FoundTag, toShortcode } from './expand-paired.ts';
import { frameHtml, quoteHtml } from './neutral-html.ts';
import {
  block,
  inline,
  readArguments,
  type Replacement,
  type Shortcode,
  type ShortcodeArguments,
} from './shortcode.ts';

const KNOWN =
  'caption|wp_caption|embed|youtube|vimeo|gallery|audio|video|code|sourcecode|php|python|ruby|js|javascript|css|html|xml|sql|bash|java|quote|pullquote|gist|soundcloud|slideshare|contact-form|more|tweet|instagram|spotify|ted|dailymotion|wpvideo|flickr';
const TAG = new RegExp(`(?<!\\[)\\[(\\/?)(${KNOWN})((?:[\\s=](?:"[^"]*"|'[^']*'|[^\\]"'])*?)?)\\s*\\/?\\](?!\\])`, 'g');

/** WordPress shortcodes; a word in brackets that is none of them is text. */
export function expandWordpress(text: string, expansion: Expansion): string {
  if (!text.includes('[')) return text;
  const tags = [...text.matchAll(TAG)].map((match): FoundTag => ({
    index: match.index,
    written: match[0],
    name: match[2] ?? '',
    isClosing: match[1] === '/',
    rest: (match[3] ?? '').replace(/^=/, 'v='),
  }));
  return expandPaired(text, tags, (tag, inside) => {
    const replacement = replace(toShortcode(tag, inside, readWordpressArguments(tag.rest)));
    if (replacement === undefined) expansion.unknown(tag.name);
    return replacement ?? inline(inside === undefined ? tag.written : `${tag.written}${inside}[/${tag.name}]`);
  });
}

/** An address alone is one argument, whatever signs it has: `[youtube https://…/watch?v=ID]`, `[youtube=https://…]`. */
function readWordpressArguments(rest: string): ShortcodeArguments {
  const address = /^\s*(?:v=\s*)?["']?(https?:\/\/[^\s"'|\]]+)/.exec(rest)?.[1]?.replaceAll('&amp;', '&');
  const { named, positional } = readArguments(rest);
  return address === undefined ? { named, positional } : { named: { ...named, v: address }, positional: [address] };
}

function replace(code: Shortcode): Replacement {
  const { named, positional, inside = '' } = code;
  const first = named['v'] ?? positional[0] ?? '';
  switch (code.name) {
    case 'caption':
    case 'wp_caption':
      return block(captioned(inside, named['caption']));
    case 'embed':
      return block(frameHtml(inside.trim() || (named['src'] ?? first)));
    case 'youtube':
      return block(frameHtml(withHost(first || inside.trim(), 'https://www.youtube.com/watch?v=')));
    case 'vimeo':
      return block(frameHtml(withHost(first || inside.trim(), 'https://vimeo.com/')));
    case 'tweet':
      return block(frameHtml(withHost(named['url'] ?? (inside.trim() || first), 'https://twitter.com/i/status/')));
    case 'gist':
    case 'soundcloud':
    case 'instagram':
    case 'spotify':
    case 'ted':
    case 'dailymotion':
    case 'flickr':
      return addressed(named['url'] ?? (inside.trim() || first));
    case 'wpvideo':
      return block(frameHtml(withHost(first, 'https://videopress.com/v/')));
    case 'audio':
    case 'video':
      return addressed(mediaOf(named) ?? (first || inside.trim()));
    case 'quote':
    case 'pullquote':
      return block(quoteHtml(inside, named['author']));
    case 'more':
      return inline('');
    case 'gallery':
    case 'slideshare':
    case 'contact-form':
      return undefined;
    default:
      return code.inside === undefined ? undefined : block(preformatted(inside, code));
  }
}

function captioned(inside: string, caption: string | undefined): string {
  const image = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside);
  if (image === null) return inside;
  const text = (caption ?? image[2] ?? '').trim();
  return text === '' ? `<figure>${image[1]}</figure>` : `<figure>${image[1]}<figcaption>${text}</figcaption></figure>`;
}

const MEDIA = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mov', 'mp3', 'm4a', 'ogg', 'wav', 'wma', 'wmv', 'flv'];

function mediaOf(named: Shortcode['named']): string | undefined {
  return MEDIA.map((name) => named[name]).find((source) => source !== undefined && source !== '');
}

/** A frame for an address; an id of the place's own says nothing elsewhere. */
function addressed(address: string): Replacement {
  return /^(?:https?:)?\/\/|^\/|\.\w{2,4}$/.test(address) ? block(frameHtml(address)) : undefined;
}

function withHost(idOrAddress: string, host: string): string {
  return /^https?:/.test(idOrAddress) ? idOrAddress : `${host}${idOrAddress}`;
}

/** The editor wrote signs of code as entities already, so they stay as they are. */
function preformatted(inside: string, code: Shortcode): string {
  const language =
    code.name === 'code' || code.name === 'sourcecode' ? (code.named['language'] ?? code.named['lang']) : code.name;
  const attributes = language === undefined ? '' : ` class="language-${language.replace(/\W/g, '')}"`;
  const escaped = inside
    .replace(/^\n|\n$/g, '')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `<pre><code${attributes}>${escaped}</code></pre>`;
}
