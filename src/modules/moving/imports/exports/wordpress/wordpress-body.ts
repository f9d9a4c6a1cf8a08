import type { ImportProblem } from '../../imported-story.ts';
import { mapOutsideCode } from '../../convert/map-outside-code.ts';
import { figureHtml } from '../../convert/shortcodes/neutral-html.ts';
import { refuseHostileText } from '../../convert/refuse-hostile-text.ts';
import { takeNotes } from '../report.ts';
import type { XmlItem } from '../xml-items.ts';
import { paragraphs } from './paragraphs.ts';
import { blocksAsHtml, emptyBlocks, withFootnotes } from './wordpress-blocks.ts';
import { metaOf, type WxrAttachment, type WxrSite } from './wxr-site.ts';

const CODE =
  /(?<!\[)\[(code|sourcecode|php|python|ruby|js|javascript|css|html|xml|sql|bash|java|csharp|cpp|text|plain)\b([^\]]*)\]([\s\S]*?)\[\/\1\](?!\])/gi;

/**
 * Code between shortcodes as `<pre>`, before paragraphs are made: what looks like markup in it is code. Entities
 * that the editor wrote stay as they are.
 */
function codeShortcodes(content: string): string {
  if (!content.includes('[/')) return content;
  return content.replace(CODE, (_whole, name: string, rest: string, inside: string) => {
    const given = /\b(?:lang|language)=["']?([\w+#-]+)/i.exec(rest)?.[1];
    const language = given ?? (/^(?:code|sourcecode|text|plain)$/i.test(name) ? undefined : name.toLowerCase());
    const attributes = language === undefined ? '' : ` class="language-${language}"`;
    return `<pre><code${attributes}>${escapeCode(inside.replace(/^\r?\n|\r?\n$/g, ''))}</code></pre>`;
  });
}

function escapeCode(code: string): string {
  return code
    .replace(/&(?!#?\w{1,30};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** A body as WordPress stores it: blocks keep their HTML, classic text gets its paragraphs, galleries their pictures. */
export function readWordpressBody(
  content: string,
  item: XmlItem,
  file: string,
  site: WxrSite,
): { readonly html: string; readonly problems: readonly ImportProblem[] } {
  refuseHostileText(content, 'html');
  const notes = takeNotes(file);
  const isBlocks = /<!--\s*wp:/.test(content);
  const withGalleries = codeShortcodes(content).replace(
    /(?<!\[)\[gallery\b([^\]]*)\](?!\])/g,
    (written, rest: string) => {
      const pictures = galleryPictures(rest, item.text('wp:post_id').trim(), site);
      if (pictures.length > 0) return `\n\n<div class="gallery">${pictures.map(pictureHtml).join('')}</div>\n\n`;
      notes.say('A gallery names no picture that is in the export; its shortcode stayed as text.');
      return written;
    },
  );
  for (const name of emptyBlocks(content)) {
    notes.say(`The block “${name}” has no text of its own, so it was left out.`);
  }
  const tidied = mapOutsideCode(blocksAsHtml(withGalleries), (prose) => {
    const unbroken = prose.replace(/<!--\s*(?:more|nextpage|noteaser)\b[^>]*-->/g, '\n\n');
    return withoutBlockComments(embedsOfBlocks(unbroken), isBlocks);
  });
  for (const name of unknownShortcodes(content)) {
    notes.say(`The shortcode “[${name}]” isn’t one we know, so it stayed as text.`);
  }
  const noted = withFootnotes(tidied, metaOf(item, 'footnotes'));
  return { html: isBlocks ? noted : paragraphs(noted), problems: notes.lines().map(asUnknown) };
}

function asUnknown(problem: ImportProblem): ImportProblem {
  return { ...problem, kind: 'unknownConstruct' };
}

function withoutBlockComments(html: string, isBlocks: boolean): string {
  return isBlocks ? html.replace(/<!--\s*\/?wp:[\s\S]*?-->/g, '') : html;
}

/** The embed block holds an address as text, which WordPress turns into a frame when it shows it. */
function embedsOfBlocks(html: string): string {
  return html.replace(
    /<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<]+)\s*<\/div>/g,
    (_written, url: string) => `<iframe src="${url.replaceAll('"', '%22')}"></iframe>`,
  );
}

function galleryPictures(rest: string, postId: string, site: WxrSite): WxrAttachment[] {
  const ids = /\b(?:ids|include)=["']?([\d,\s]+)/.exec(rest)?.[1]?.split(/[,\s]+/) ?? [];
  if (ids.length > 0) return ids.flatMap((id) => site.attachments.get(id) ?? []);
  if (postId === '') return [];
  return [...site.attachments.values()].filter(
    (attachment) => attachment.parent === postId && /\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i.test(attachment.url),
  );
}

function pictureHtml(attachment: WxrAttachment): string {
  const { url, alt, caption } = attachment;
  return figureHtml({ src: url, alt, ...(caption !== '' && { caption }) }).replaceAll('\n', '');
}

/** Shortcodes that the converter knows, or says itself that it does not. */
const KNOWN =
  /^(?:caption|wp_caption|embed|youtube|vimeo|gallery|audio|video|code|sourcecode|php|python|ruby|js|javascript|css|html|xml|sql|bash|java|quote|pullquote|gist|soundcloud|slideshare|contact-form|more|tweet|instagram|spotify|ted|dailymotion|wpvideo|flickr)$/;

/** Words in brackets with arguments or a closing half; `[1]`, `[sic]` and `[...]` are text. */
function unknownShortcodes(content: string): Set<string> {
  const found = content.matchAll(/(?<![[\w])\[([a-z][a-z0-9_-]{2,40})(?:\s+[\w-]+=["'][^\]]*)?\s*\/?\](?!\()/g);
  const names = [...found].filter(
    ([written, name = '']) => !KNOWN.test(name) && (written.includes('=') || content.includes(`[/${name}]`)),
  );
  return new Set(names.map(([, name = '']) => name));
}
