import { noteKind } from '../admonitions.ts';
import type { Expansion } from './shortcode.ts';
import { escapeHtml, figureHtml, frameHtml, openCallout, videoHtml } from './neutral-html.ts';
import { block, inline, ownReplacement, place, readArguments, type Replacement, type Shortcode } from './shortcode.ts';

const TAG = /\{%-?\s*([\w-]+)((?:"(?:[^"\\]|\\.)*"|'[^']*'|[^"'%]|%(?!\}))*?)\s*-?%\}/g;

/** `{% image … %}`, `{% include … %}`, `{% youtube … %}` and the like. */
export function expandLiquidTags(text: string, expansion: Expansion, assigned: Record<string, string>): string {
  return text.replace(TAG, (written, name: string, rest: string, offset: number) => {
    if (name === 'assign' || (name === 'set' && rest.includes('='))) {
      const parts = /^\s*([\w.]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([\d.]+))\s*$/.exec(rest);
      if (parts?.[1] !== undefined) assigned[parts[1]] = parts[2] ?? parts[3] ?? parts[4] ?? '';
      return '';
    }
    const meant = Object.hasOwn(expansion.own, name) ? (expansion.own[name] ?? name) : name;
    const replacement =
      ownReplacement(name, undefined, expansion) ??
      replace({ name: meant, ...readArguments(rest) }, rest, assigned) ??
      halfOfNote({ name: meant, ...readArguments(rest) }, text);
    if (replacement === undefined) expansion.unknown(written);
    return place(
      replacement ?? inline(escapeHtml(written)),
      text.slice(0, offset),
      text.slice(offset + written.length),
    );
  });
}

function replace(code: Shortcode, rest: string, assigned: Readonly<Record<string, string>>): Replacement {
  const { named, positional } = code;
  const first = positional[0] ?? '';
  switch (code.name) {
    case 'image':
      return block(figureHtml({ src: fromRoot(first), alt: positional[1], caption: named['caption'] }));
    case 'image_with_class':
      return block(
        figureHtml({ src: fromRoot(first), alt: positional[2], className: positional[1], caption: named['caption'] }),
      );
    case 'img':
    case 'expanded_img':
    case 'epic_img':
      return block(octopressImage(positional));
    case 'include':
    case 'render':
    case 'include_relative':
      return include(first, named, rest, assigned);
    case 'youtube':
      return block(videoHtml('https://www.youtube.com/watch?v=', first));
    case 'vimeo':
      return block(videoHtml('https://vimeo.com/', first));
    case 'gist':
      return block(frameHtml(`https://gist.github.com/${first}`));
    case 'tweet':
    case 'twitter':
      return block(frameHtml(first));
    case 'link':
    case 'post_url':
    case 'asset_path':
      return inline(code.name === 'post_url' ? `${first}.md` : fromRoot(first));
    case 'blockquote':
    case 'endblockquote':
    case 'pullquote':
    case 'endpullquote':
      return inline(code.name.startsWith('end') ? '\n\n</blockquote>\n\n' : '\n\n<blockquote>\n\n');
    case 'if':
    case 'unless':
    case 'for':
    case 'else':
    case 'elsif':
    case 'endif':
    case 'endunless':
    case 'endfor':
    case 'capture':
    case 'endcapture':
    case 'raw':
    case 'endraw':
      return inline('');
    default:
      return undefined;
  }
}

/** `{% callout "warning" %}…{% endcallout %}`: whatever is called like a note and has an end. */
function halfOfNote(code: Shortcode, text: string): Replacement {
  const name = code.name.replace(/^end/, '');
  const kind = noteKind(name);
  if (kind === undefined || !new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`).test(text)) return undefined;
  if (name !== code.name) return inline('\n\n</div>\n\n');
  const given = noteKind(code.named['type'] ?? code.positional[0] ?? '');
  const title = code.named['title'] ?? code.positional.slice(given === undefined ? 0 : 1).join(' ');
  return inline(`\n\n${openCallout(given ?? kind, title === '' ? undefined : title)}\n\n`);
}

/** `{% img [class] /path.png [width] [height] title words %}` */
function octopressImage(parts: readonly string[]): string {
  const at = parts.findIndex((part) => /^https?:|^\/|\.(?:png|jpe?g|gif|webp|svg)$/i.test(part));
  const words = parts.slice(at + 1).filter((part) => !/^\d+$/.test(part));
  return figureHtml({ src: parts[at] ?? '', alt: words.join(' '), className: at > 0 ? parts[0] : undefined });
}

function include(
  file: string,
  named: Readonly<Record<string, string>>,
  rest: string,
  assigned: Readonly<Record<string, string>>,
): Replacement {
  const source = named['image'] ?? named['url'] ?? named['src'] ?? named['file'];
  if (/youtube/.test(file)) {
    const id = named['id'] ?? named['slug'] ?? assigned['video_slug'] ?? '';
    const title = named['title'] ?? assigned['video_title'];
    return id === '' ? undefined : block(frameHtml(`https://www.youtube.com/watch?v=${id}`, title));
  }
  if (/video/.test(file) && source !== undefined) return block(frameHtml(source, named['title']));
  if (source !== undefined && /img|image|figure|photo|picture/.test(file)) {
    return block(
      figureHtml({
        src: source,
        alt: named['alt'] ?? named['title'],
        caption: named['caption'] ?? (named['alt'] === undefined ? undefined : named['title']),
        href: named['link'],
        className: /epic/.test(file) ? 'outset' : undefined,
      }),
    );
  }
  // A part of the page's template (comments, navigation) holds no words of the author.
  return rest.includes('=') ? undefined : inline('');
}

/** These sites name their files from the root, without the slash. */
function fromRoot(path: string): string {
  return /^(?:https?:|\/|\.)/.test(path) ? path : `/${path}`;
}
