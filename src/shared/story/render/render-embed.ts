import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { findEmbed } from '../embed-providers.ts';
import type { Embed, LinkCard } from '../story-document.ts';
import { classes, element, escapeHtml } from './html.ts';
import { imageAttributes } from './picture-source.ts';
import type { RenderContext } from './render-context.ts';
import { renderCaption } from './render-figure.ts';
import { linkAttributes } from './resolve-link.ts';

/**
 * A card that is a link; the behaviour of the page puts the provider's frame in its place on a click.
 * Nothing is asked of the provider before.
 */
export function renderEmbed(block: Embed, context: RenderContext): string {
  const found = findEmbed(block.url);
  const provider = found?.name ?? block.provider;
  const title = block.title || new URL(block.url).host + new URL(block.url).pathname.replace(/\/$/, '');
  const caption = renderCaption(block.caption, context);
  const link = linkAttributes(block.url, context);
  if (!context.isPage) {
    const text = element('p', {}, element('a', link, escapeHtml(`${title} (${provider})`)));
    return caption === '' ? text : element('figure', {}, text, caption);
  }
  const card = element(
    'a',
    { class: 'embed-card', ...link },
    element('span', { class: 'embed-title' }, escapeHtml(title)),
    element('span', { class: 'embed-provider' }, escapeHtml(formatMessage(storyBodyMessages.embedFrom, { provider }))),
  );
  return element(
    'figure',
    {
      class: classes('embed', found !== undefined && `embed-${found.shape}`),
      'data-embed-src': found?.src,
      'data-embed-title': found === undefined ? undefined : title,
    },
    card,
    caption,
  );
}

/** MIXTAPE_EMBED: a card that leads to a page elsewhere. */
export function renderLinkCard(block: LinkCard, context: RenderContext): string {
  const link = linkAttributes(block.url, context);
  const title = block.title || block.url;
  if (!context.isPage) {
    const description = block.description ? ` — ${escapeHtml(block.description)}` : '';
    const text = element('p', {}, element('a', link, element('strong', {}, escapeHtml(title))), description);
    const { picture } = block;
    if (picture?.kind !== 'stored') return text;
    return element('p', {}, element('img', { ...imageAttributes(picture, 'card', context), alt: '' })) + text;
  }
  const host = URL.canParse(block.url, context.options.siteUrl) ? new URL(block.url, context.options.siteUrl).host : '';
  const picture =
    block.picture?.kind === 'stored'
      ? element('img', {
          ...imageAttributes(block.picture, 'card', context),
          alt: '',
          loading: 'lazy',
          decoding: 'async',
        })
      : '';
  const text = element(
    'span',
    { class: 'link-card-text' },
    element('strong', { class: 'link-card-title' }, escapeHtml(title)),
    block.description ? element('span', { class: 'link-card-description' }, escapeHtml(block.description)) : '',
    host === '' ? '' : element('span', { class: 'link-card-host' }, escapeHtml(host)),
  );
  return element('a', { class: 'link-card', ...link }, text, picture);
}
