import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { findEmbed } from '../../embed-providers.ts';
import type { Embed, LinkCard } from '../../story-document.ts';
import { typedDirection } from '../../text-direction.ts';
import { element, escapeHtml } from '../html.ts';
import { type MailContext, mailAddress } from './mail-context.ts';
import { mailCaption } from './mail-figures.ts';
import { mailLink } from './mail-inlines.ts';
import { box, LAYOUT, SANS, smallWords } from './mail-parts.ts';
import { mailPicture } from './mail-picture.ts';

/** The picture of a card, in CSS pixels. */
const CARD_PICTURE_WIDTH = 104;

export type CardWords = { readonly title: string; readonly description: string; readonly site: string };

/** What a card of an embed says: mails run no frame. */
export function embedWords({ url, title, provider }: Embed): CardWords {
  const { host, pathname } = new URL(url);
  const name = findEmbed(url)?.name ?? provider;
  return {
    title: title || host + pathname.replace(/\/$/, ''),
    description: '',
    site: formatMessage(storyBodyMessages.embedFrom, { provider: name }),
  };
}

export function cardWords({ url, title, description }: LinkCard, context: MailContext): CardWords {
  const address = mailAddress(url, context);
  const site = address !== undefined && /^https?:/i.test(address) ? new URL(address).host : '';
  return { title: title || url, description: description ?? '', site };
}

export function mailEmbed(block: Embed, context: MailContext, gap: number): string {
  const below = mailCaption(block.caption, context, gap);
  return card(block.url, embedWords(block), '', context, below === '' ? gap : 8) + below;
}

export function mailCard(block: LinkCard, context: MailContext, gap: number): string {
  const { picture } = block;
  const room = { ...context, width: CARD_PICTURE_WIDTH };
  const image = picture?.kind === 'stored' ? mailPicture(picture, '', room, 'display:block') : '';
  return card(block.url, cardWords(block, context), image, context, gap);
}

function card(url: string, words: CardWords, image: string, context: MailContext, gap: number): string {
  const { colours } = context;
  const dir = typedDirection(words.title, context.options.language);
  const line = (className: string, style: string, text: string) =>
    text === '' ? '' : element('p', { class: className, style: `margin:4px 0 0;${style}`, dir }, escapeHtml(text));
  const title = element(
    'p',
    {
      class: 't u',
      style: `margin:0;font-family:${SANS};font-size:16px;line-height:22px;font-weight:bold;color:${colours.words}`,
      dir,
    },
    mailLink(url, escapeHtml(words.title), context),
  );
  const text =
    title +
    line('t u', `${smallWords(colours)};color:${colours.words}`, words.description) +
    line('f u', smallWords(colours), words.site);
  const content =
    image === ''
      ? text
      : element(
          'table',
          { ...LAYOUT, width: '100%' },
          element(
            'tr',
            {},
            element('td', { style: 'vertical-align:top' }, text),
            element('td', { width: CARD_PICTURE_WIDTH + 16, style: 'vertical-align:top;padding:0 0 0 16px' }, image),
          ),
        );
  return box(
    {
      className: 'l',
      style: `border:1px solid ${colours.border};padding:16px;border-radius:6px;${smallWords(colours)}`,
    },
    content,
    gap,
  );
}
