import { noteKind } from '../admonitions.ts';
import type { Expansion } from './shortcode.ts';
import { expandPaired, type FoundTag, toShortcode } from './expand-paired.ts';
import { calloutHtml, escapeHtml, figureHtml, frameHtml, linkHtml, quoteHtml, videoHtml } from './neutral-html.ts';
import { block, inline, ownReplacement, readArguments, type Replacement, type Shortcode } from './shortcode.ts';

const TAG =
  /\{\{(?:<|%)(?!\/\*)\s*(\/?)\s*([\w./-]+)((?:\s|=|:)(?:"(?:[^"\\]|\\.)*"|'[^'\n]*'|`[^`]*`|[^"'`>%]|>(?!\}\})|%(?!\}\}))*?)?\s*\/?\s*(?:>|%)\}\}/g;
// A site that shows a shortcode itself writes it with a comment sign inside.
const SHOWN = /\{\{(<|%)\/\*([\s\S]*?)\*\/(>|%)\}\}/g;

const COMMENT = /\{\{-?\s*\/\*[\s\S]*?\*\/\s*-?\}\}/g;

/** Hugo's own shortcodes and the common ones of themes, as neutral HTML. */
export function expandHugo(written: string, expansion: Expansion): string {
  if (!written.includes('{{')) return written;
  const text = written.replace(COMMENT, '');
  const tags = [...text.matchAll(TAG)].map((match): FoundTag => ({
    index: match.index,
    written: match[0],
    name: match[2] ?? '',
    isClosing: match[1] === '/',
    rest: match[3] ?? '',
  }));
  const expanded = expandPaired(text, tags, (tag, inside) => {
    const replacement =
      ownReplacement(tag.name, inside, expansion) ??
      replace(toShortcode(tag, inside, readArguments(tag.rest), expansion.own), expansion);
    if (replacement !== undefined) return replacement;
    expansion.unknown(tag.name);
    return inside === undefined ? inline(escapeHtml(tag.written)) : block(inside.trim());
  });
  return expanded.replace(SHOWN, (_whole, open: string, inside: string, close: string) =>
    escapeHtml(`{{${open} ${inside.trim()} ${close}}}`),
  );
}

function replace(code: Shortcode, expansion: Expansion): Replacement {
  const { named, positional } = code;
  const first = positional[0] ?? '';
  switch (code.name) {
    case 'ref':
    case 'relref':
    case 'legacy-file':
    case 'tmp':
    case 'baseurl':
      return inline((named['path'] ?? first).replace(/ /g, '%20'));
    case 'param':
      return expansion.variables[first] === undefined ? undefined : inline(expansion.variables[first]);
    case 'youtube':
      return block(videoHtml('https://www.youtube.com/watch?v=', named['id'] ?? first, named['title']));
    case 'vimeo':
      return block(videoHtml('https://vimeo.com/', named['id'] ?? first, named['title']));
    case 'fb-video':
      return block(frameHtml(named['url'] ?? first, named['title']));
    case 'tweet':
    case 'twitter':
    case 'x':
      return block(
        frameHtml(`https://twitter.com/${named['user'] ?? 'i'}/status/${named['id'] ?? positional.at(-1) ?? ''}`),
      );
    case 'gist':
      return block(frameHtml(`https://gist.github.com/${positional.slice(0, 2).join('/')}`));
    case 'video':
      return block(frameHtml(named['src'] ?? first, named['title'] ?? named['caption'] ?? named['alt']));
    case 'asset-static':
      return inline(linkHtml(named['file'] ?? first, named['label'] ?? named['file'] ?? first));
    case 'highlight':
      return block(`\`\`\`${first}\n${(code.inside ?? '').replace(/^\n|\n$/g, '')}\n\`\`\``);
    default:
      return replaceImage(code) ?? replaceContainer(code);
  }
}

function replaceImage(code: Shortcode): Replacement {
  if (
    !/^(?:figure|figureforgallery|img|image|imgtxt|legacy-img|img-right|img-left|legacy-img-right|legacy-img-left|imgproc)$/.test(
      code.name,
    )
  ) {
    return undefined;
  }
  const { named, positional } = code;
  const source = named['src'] ?? positional[0] ?? '';
  const figure = figureHtml({
    src: source,
    alt: named['alt'] ?? named['title'] ?? '',
    caption: captionOf(named),
    href: named['link'] === '' ? undefined : named['link'],
    className: code.name.endsWith('-right') || code.name === 'imgtxt' ? 'pull-right' : named['class'],
  });
  return block(code.inside === undefined ? figure : `${figure}\n\n${code.inside.trim()}\n`);
}

function captionOf(named: Readonly<Record<string, string>>): string {
  const credit =
    named['attr'] === undefined || named['attrlink'] === undefined
      ? named['attr']
      : `[${named['attr']}](${named['attrlink']})`;
  const title = named['title'] === undefined || named['alt'] === undefined ? '' : named['title'];
  return [title, named['caption'] ?? '', credit ?? '', named['credit'] ?? '']
    .filter((part) => part.trim() !== '')
    .join(' ');
}

function replaceContainer(code: Shortcode): Replacement {
  const { named, positional } = code;
  const inside = code.inside ?? named['text'] ?? named['content'] ?? '';
  switch (code.name) {
    case 'ring':
    case 'alert':
    case 'admonition':
      return block(noteHtml(code, 'note'));
    case 'accordion':
    case 'details':
    case 'expand':
      return block(calloutHtml('disclosure', inside, titleOf(named) ?? named['summary'] ?? positional[0]));
    case 'quote':
    case 'quote-block':
    case 'blockquote':
      return block(quoteHtml(inside, named['cite'] ?? named['footer'] ?? named['author']));
    case 'gallery':
      return block(`<div class="gallery">\n\n${inside.trim()}\n\n</div>`);
    default: {
      const kind = code.inside === undefined ? undefined : noteKind(code.name);
      return kind && block(noteHtml(code, kind));
    }
  }
}

/** `{{% notice tip "Its title" %}}`: the kind may be the first word, and the title what follows it. */
function noteHtml({ named, positional, inside }: Shortcode, kind: Parameters<typeof calloutHtml>[0]): string {
  const given = noteKind(named['type'] ?? named['variant'] ?? positional[0] ?? '');
  const rest = given === undefined || positional.length === 0 ? positional : positional.slice(1);
  const words = inside ?? named['text'] ?? named['content'] ?? '';
  return calloutHtml(given ?? kind, words, titleOf(named) ?? (rest.join(' ') || undefined));
}

function titleOf(named: Readonly<Record<string, string>>): string | undefined {
  const title = [named['kicker'], named['heading'], named['title']]
    .filter((part) => part !== undefined && part !== '')
    .join(': ');
  return title === '' ? undefined : title;
}
