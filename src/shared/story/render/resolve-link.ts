import { toAnchor } from '../table-of-contents.ts';
import type { Attributes } from './html.ts';
import type { RenderContext } from './render-context.ts';

/** What readers wrote may not pass on our good name, nor reach back into our window. */
const EXTERNAL_REL = 'noopener nofollow ugc';

/** The attributes of a link: address fit for the target, and `rel` where it leads to another host (ROUTE-15). */
export function linkAttributes(href: string, context: RenderContext): Attributes {
  if (href.startsWith('#')) return { href: resolveAnchor(href, context) };
  const address = context.isPage ? href : toAbsolute(href, context.options.siteUrl);
  return { href: address, rel: context.isPage && !isInternal(href, context) ? EXTERNAL_REL : undefined };
}

/** A path of our site as an absolute address; anything else as it is. */
export function toAbsolute(href: string, siteUrl: string): string {
  return URL.canParse(href, siteUrl) ? new URL(href, siteUrl).href : href;
}

function isInternal(href: string, context: RenderContext): boolean {
  const { siteUrl } = context.options;
  if (!URL.canParse(href, siteUrl)) return true;
  return new URL(href, siteUrl).host === new URL(siteUrl).host;
}

/** Sources write anchors by their own rules (`#Foo_bar`), so the heading is looked for by ours too. */
function resolveAnchor(href: string, context: RenderContext): string {
  const raw = href.slice(1);
  const known = [raw, toAnchor(decode(raw))].find((anchor) => context.anchors.has(anchor));
  const anchor = known === undefined ? href : `#${known}`;
  return context.isPage ? anchor : `${context.options.storyUrl ?? ''}${anchor}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
