import { formatMessage } from '#shared/messages/format-message.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import { isWebAddress } from '../../safe-href.ts';
import type { Gallery, ImageBlock, Inline, Picture } from '../../story-document.ts';
import { element, escapeHtml } from '../html.ts';
import { directionAttribute } from '../render-context.ts';
import type { MailContext } from './mail-context.ts';
import { mailInlines, mailLink } from './mail-inlines.ts';
import { smallWords } from './mail-parts.ts';
import { mailPicture } from './mail-picture.ts';
import { oneSpace } from './mail-text-inlines.ts';

/** Between a picture and what is said of it. */
const CAPTION_GAP = 8;

export function mailImage({ picture, alt, href, caption }: ImageBlock, context: MailContext, gap: number): string {
  return figure({ picture, alt, href, caption }, context, gap);
}

/** Its pictures one below the other: side by side they would be stamps on a phone. */
export function mailGallery({ images, caption }: Gallery, context: MailContext, gap: number): string {
  const below = mailCaption(caption, context, gap);
  const figures = images.map((image, index) =>
    figure({ ...image, href: undefined }, context, index < images.length - 1 || below !== '' ? CAPTION_GAP : gap),
  );
  return figures.join('') + below;
}

type Figure = {
  readonly picture: Picture;
  readonly alt: string;
  readonly href: string | undefined;
  readonly caption?: readonly Inline[] | undefined;
};

function figure({ picture, alt, href, caption }: Figure, context: MailContext, gap: number): string {
  const below = mailCaption(caption, context, gap);
  const space = below === '' ? gap : CAPTION_GAP;
  if (picture.kind === 'missing') return missing(picture.url, alt, context, space) + below;
  const { colours } = context;
  // Where pictures are not loaded their words stand in their place, and look like words of the mail.
  const image = mailPicture(picture, alt, context, `display:block;${smallWords(colours)}`);
  const linked = href === undefined ? image : mailLink(href, image, context, alt === '' ? href : undefined);
  return element('p', { style: `margin:0 0 ${space}px` }, linked) + below;
}

export function mailCaption(caption: readonly Inline[] | undefined, context: MailContext, gap: number): string {
  if (caption === undefined || caption.length === 0) return '';
  const style = `margin:0 0 ${gap}px;${smallWords(context.colours)}${context.width > TEXT_EDGE ? ';text-align:center' : ''}`;
  return element(
    'p',
    { class: 'f u', style, dir: directionAttribute(caption, context.story) },
    mailInlines(caption, context),
  );
}

/** Wider than the column of text: what is said of it stands in its middle. */
const TEXT_EDGE = 536;

/** A picture that we do not have: nothing is loaded from elsewhere, its words and a link stand for it. */
function missing(url: string, alt: string, context: MailContext, gap: number): string {
  const link = isWebAddress(url)
    ? mailLink(url, escapeHtml(formatMessage(storyBodyMessages.pictureElsewhere, { host: new URL(url).host })), context)
    : '';
  const text =
    [escapeHtml(oneSpace(alt).trim()), link].filter((part) => part !== '').join(' ') || storyBodyMessages.picture;
  return element('p', { class: 'f u', style: `margin:0 0 ${gap}px;${smallWords(context.colours)}` }, text);
}
