import type { Expansion } from './shortcode.ts';
import { expandPaired, type FoundTag, toShortcode } from './expand-paired.ts';
import { frameHtml, quoteHtml } from './neutral-html.ts';
import { block, inline, readArguments, type Replacement, type Shortcode } from './shortcode.ts';

const KNOWN =
  'caption|wp_caption|embed|youtube|vimeo|gallery|audio|video|code|sourcecode|php|python|ruby|js|javascript|css|html|xml|sql|bash|java|quote|pullquote|gist|soundcloud|slideshare|contact-form|more';
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
    const replacement = replace(toShortcode(tag, inside, readArguments(tag.rest)));
    if (replacement === undefined) expansion.unknown(tag.name);
    return replacement ?? inline(inside === undefined ? tag.written : `${tag.written}${inside}[/${tag.name}]`);
  });
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
    case 'gist':
    case 'soundcloud':
      return block(frameHtml(named['url'] ?? (inside.trim() || first)));
    case 'audio':
    case 'video':
      return block(frameHtml(named['src'] ?? named['mp4'] ?? named['mp3'] ?? first));
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

function withHost(idOrAddress: string, host: string): string {
  return /^https?:/.test(idOrAddress) ? idOrAddress : `${host}${idOrAddress}`;
}

/** The editor wrote signs of code as entities already, so they stay as they are. */
function preformatted(inside: string, code: Shortcode): string {
  const language =
    code.name === 'code' || code.name === 'sourcecode' ? (code.named['language'] ?? code.named['lang']) : code.name;
  const attributes = language === undefined ? '' : ` class="language-${language.replace(/\W/g, '')}"`;
  return `<pre><code${attributes}>${inside.replace(/^\n|\n$/g, '')}</code></pre>`;
}
