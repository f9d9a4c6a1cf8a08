import type { DOMOutputSpec } from '@tiptap/pm/model';
import { imageUrl } from '#shared/images/image-url.ts';
import { editorMediaMessages } from '#shared/messages/editor-media.ts';
import { storyBodyMessages } from '#shared/messages/story-body.ts';
import type { Picture } from '#shared/story/story-document.ts';

/** Wide enough for a column on a sharp screen. */
const WIDTH = 1_360;
/** The same for the picture of a card. */
const CARD_WIDTH = 320;

/** A picture as it stands in the editor: never asked for from elsewhere, its words stand for a missing one. */
export function pictureElement(picture: Picture | undefined, alt: string): DOMOutputSpec {
  if (picture?.kind !== 'stored') {
    const words = alt === '' ? storyBodyMessages.picture : alt;
    return ['p', { class: 'missing-note', contenteditable: 'false' }, words];
  }
  const { imageId, width, height } = picture;
  const src = imageUrl(imageId, { width: Math.min(WIDTH, width), strategy: 'fit' });
  const size = { width: String(width), height: String(height) };
  return [
    'span',
    { class: 'frame', contenteditable: 'false', 'data-unnamed': editorMediaMessages.altMissing },
    ['img', { class: 'picture', src, alt, ...size }],
  ];
}

/** The picture of a card that leads elsewhere: decoration, and none where we do not have it. */
export function cardPicture(picture: Picture | undefined): DOMOutputSpec | undefined {
  if (picture?.kind !== 'stored') return undefined;
  const { imageId, width, height } = picture;
  const src = imageUrl(imageId, { width: Math.min(CARD_WIDTH, width), strategy: 'fit' });
  return ['img', { src, alt: '', width: String(width), height: String(height) }];
}
