import { calloutHtml, escapeHtml, figureHtml, frameHtml } from '../shortcodes/neutral-html.ts';
import { block, inline, type Replacement } from '../shortcodes/shortcode.ts';
import type { ScannedTag } from './scan-tags.ts';

const IMAGE =
  /^(?:next|cloud|lazy|static|responsive|optimized|zoom|themed|blog|content)?(?:image|img|picture|photo)(?:zoom|wrapper)?$|^figure$/;
const CALLOUT =
  /^(?:note|tip|hint|info|warning|caution|danger|callout|admonition|alert|aside|pitfall|important|notice|banner|messagebox|deprecated|canary|wip|experimental)$/;
const DISCLOSURE =
  /^(?:details|accordion|accordionitem|collapse|collapsible|deepdive|expandable|expander|spoiler|toggle|solution|disclosure)$/;

/** What a component of the usual names becomes; undefined for one that is not known. `address` finds what an imported name means. */
export function knownComponent(
  tag: ScannedTag,
  inside: string | undefined,
  address: (value: string | undefined) => string | undefined,
): Replacement {
  const name = tag.name.toLowerCase().replace(/[.-]/g, '');
  const { attributes } = tag;
  const source = address(attributes['src'] ?? attributes['url'] ?? attributes['path'] ?? attributes['href']);
  const title = attributes['title'] ?? attributes['label'] ?? attributes['summary'] ?? attributes['heading'];
  if (IMAGE.test(name)) return image(attributes, source, inside);
  const frame = frameAddress(name, attributes, source);
  if (frame !== undefined) return block(frameHtml(frame, attributes['title']));
  if (CALLOUT.test(name) && inside !== undefined) return block(calloutHtml(kindOf(name, attributes), inside, title));
  if (DISCLOSURE.test(name) && inside !== undefined) {
    const { title: found, body } = withSummary(inside);
    return block(calloutHtml('disclosure', body, title ?? found));
  }
  if (/^(?:blockquote|quote|pullquote)$/.test(name) && inside !== undefined) {
    return block(`<blockquote>\n\n${inside.trim()}\n\n</blockquote>`);
  }
  if (/^(?:link|a|nextlink|navlink|externallink)$/.test(name) && inside !== undefined) {
    const href = address(attributes['href'] ?? attributes['to']);
    return inline(href === undefined ? inside : `<a href="${escapeHtml(href)}">${inside}</a>`);
  }
  if (name === 'kbd' && inside !== undefined) return inline(`<kbd>${inside}</kbd>`);
  if (/^(?:fragment|highlight|nobr|badge|tag|strong|emphasis)$/.test(name)) return inline(inside ?? '');
  return name === 'br' ? inline('<br>') : undefined;
}

function image(attributes: ScannedTag['attributes'], src: string | undefined, inside: string | undefined): Replacement {
  // A frame around a picture that stands in it.
  if (src === undefined) return inside === undefined ? undefined : block(`\n\n${inside.trim()}\n\n`);
  const caption = attributes['caption'] ?? inside?.trim() ?? '';
  return block(figureHtml({ src, alt: attributes['alt'] ?? attributes['title'], caption }));
}

function frameAddress(
  name: string,
  attributes: ScannedTag['attributes'],
  source: string | undefined,
): string | undefined {
  const id =
    attributes['id'] ??
    attributes['videoId'] ??
    attributes['videoid'] ??
    attributes['youTubeId'] ??
    attributes['tweetId'] ??
    attributes['code'];
  const full = source ?? (/^https?:/.test(id ?? '') ? id : undefined);
  if (/youtube/.test(name)) return full ?? (id && `https://www.youtube.com/watch?v=${id}`);
  if (/vimeo/.test(name)) return full ?? (id && `https://vimeo.com/${id}`);
  if (/^(?:tweet|twitter|tweetembed|twitterembed|xpost)$/.test(name))
    return full ?? (id && `https://twitter.com/i/status/${id}`);
  if (
    /^(?:gist|githubgist|codepen|codesandbox|stackblitz|spotify|soundcloud|embed|iframeembed|video|videoplayer|audio|audioplayer)$/.test(
      name,
    )
  ) {
    return full;
  }
  return undefined;
}

function kindOf(name: string, attributes: ScannedTag['attributes']): 'note' | 'tip' | 'warning' {
  const said =
    `${name} ${attributes['type'] ?? attributes['kind'] ?? attributes['variant'] ?? attributes['status'] ?? ''}`.toLowerCase();
  if (/warn|danger|caution|error|pitfall|deprecated/.test(said)) return 'warning';
  return /tip|hint|success/.test(said) ? 'tip' : 'note';
}

function withSummary(inside: string): { readonly title?: string; readonly body: string } {
  const summary = /^\s*(?:<summary>([\s\S]*?)<\/summary>|#{1,6}[ \t]+(.+?)(?:[ \t]*\{#[^}\n]*\})?[ \t]*(?=\n))/.exec(
    inside,
  );
  const title = (summary?.[1] ?? summary?.[2])?.replace(/<[^>]*>|[`*_]/g, '').trim();
  return title === undefined || summary === null ? { body: inside } : { title, body: inside.slice(summary[0].length) };
}
