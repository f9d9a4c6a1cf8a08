import { findEmbed } from '#shared/story/embed-providers.ts';
import { cleanHref, isWebAddress } from '#shared/story/safe-href.ts';
import type { Block, Embed, Inline, LinkCard } from '#shared/story/story-document.ts';
import { attribute, classNames, findElement, hasWords, isElement, textOf } from './html-tree.ts';
import { isEmptyRun } from './inline-run.ts';
import type { ElementReader, HtmlNode, Reader } from './reader.ts';

/** Posts of other places that bear their own text, with a script that dresses them. */
const POST_CLASS =
  /^(?:twitter-tweet|twitter-video|instagram-media|mastodon-embed|bluesky-embed|tiktok-embed|fb-post)$/;
/** Scripts that only dress what stands beside them. */
const DRESSING_SCRIPT =
  /platform\.twitter\.com|embed\.bsky\.app|platform\.instagram\.com|instagram\.com\/embed|codepen\.io|player\.vimeo\.com|speakerdeck\.com|google-analytics|googletagmanager|ajax\.googleapis\.com|cdn\.jsdelivr\.net|embed\.js|widgets\.js/i;

/** The address of the page that a person would open, for the address of a frame. */
function embedOrCard(rawUrl: string, title: string, reader: Reader, caption: readonly Inline[] = []): Block[] {
  const url = cleanHref(rawUrl);
  if (url === undefined || url === '' || /^about:|^#/.test(url)) return [];
  const found = isWebAddress(url) ? findEmbed(url) : undefined;
  const shortTitle = title.trim().slice(0, 2000);
  if (found !== undefined) {
    return [
      reader.withId<Embed>({
        type: 'embed',
        provider: found.provider,
        url,
        ...(shortTitle !== '' && { title: shortTitle }),
        ...(!isEmptyRun(caption) && { caption }),
      }),
    ];
  }
  reader.report('unknownConstruct', `A frame of ${hostOf(url)} became a link: its place is not on the list of embeds.`);
  const card = reader.withId<LinkCard>({ type: 'linkCard', url, title: shortTitle === '' ? hostOf(url) : shortTitle });
  return isEmptyRun(caption) ? [card] : [card, reader.withId({ type: 'paragraph', content: caption })];
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url.slice(0, 80);
}

/** Reads `<iframe>`, `<video>`, `<audio>`, `<embed>` and `<object>`. */
export const readFrame: ElementReader = (element, reader) => {
  const source = findElement(element.children, 'source');
  const parameter = element.children.find(
    (child) => isElement(child, 'param') && /^(?:movie|src)$/i.test(attribute(child, 'name') ?? ''),
  );
  const url =
    attribute(element, 'src') ??
    attribute(element, 'dataSrc') ??
    attribute(element, 'data') ??
    (source === undefined ? undefined : attribute(source, 'src')) ??
    (isElement(parameter) ? attribute(parameter, 'value') : undefined);
  const title = attribute(element, 'title') ?? attribute(element, 'ariaLabel') ?? '';
  const instead = element.children.filter((child) => !isElement(child, 'source', 'track', 'param'));
  const inside = reader.readBlocks(instead);
  if (url === undefined || url.trim() === '') return inside;
  const outside = embedOrCard(url, title, reader);
  // What an object holds for browsers without its plug-in is often the frame of today.
  return inside.some((block) => block.type === 'embed') ? inside : [...outside, ...inside];
};

/** Reads a quoted post of a social network: the frame, with the words of the post as its caption. */
export const readPost: ElementReader = (element, reader, around) => {
  if (!classNames(element).some((name) => POST_CLASS.test(name))) return undefined;
  const links = linksIn(element.children);
  const cited =
    attribute(element, 'cite') ?? attribute(element, 'dataInstgrmPermalink') ?? attribute(element, 'dataBlueskyUri');
  const url = [cited, ...links.toReversed()].find(
    (link) => link !== undefined && isWebAddress(link) && findEmbed(link) !== undefined,
  );
  if (url === undefined) return undefined;
  return embedOrCard(url, '', reader, reader.readInlines(element.children, around));
};

function linksIn(nodes: readonly HtmlNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const href = node.tagName === 'a' ? attribute(node, 'href') : undefined;
    return href === undefined ? linksIn(node.children) : [href.split('?')[0] ?? href, ...linksIn(node.children)];
  });
}

/** Reads `<script>`: an embed where it loads one; otherwise it is left out, and the report says so. */
export const readScript: ElementReader = (element, reader) => {
  const source = attribute(element, 'src');
  if (source === undefined) {
    const type = attribute(element, 'type') ?? '';
    if (type.startsWith('math/tex')) {
      const tex = textOf(element).trim();
      return tex === '' ? [] : [reader.withId({ type: 'mathBlock', tex })];
    }
    if (hasWords(element.children)) reader.report('changed', 'A script that stood in the text was left out.');
    return [];
  }
  const url = cleanHref(source);
  if (url !== undefined && isWebAddress(url) && findEmbed(url) !== undefined) return embedOrCard(url, '', reader);
  if (!DRESSING_SCRIPT.test(source)) reader.report('changed', `The script ${source.slice(0, 120)} was left out.`);
  return [];
};
