import type { StoredImage } from '#modules/ground/media/stored-image.ts';
import type { ImageBlock, StoryDocument } from '#shared/story/story-document.ts';
import { toPicture } from './find-images.ts';

export type CaptionedCover = { readonly image: StoredImage; readonly alt: string; readonly caption: string };

/**
 * The document with the caption of its cover, which only a picture in the body can bear: under the
 * cover where the body shows it, and else under the cover put at its head. Undefined where the body
 * shows the cover in a place that takes no caption, or with other words under it.
 */
export function captionCover(document: StoryDocument, cover: CaptionedCover): StoryDocument | undefined {
  const { image, alt, caption } = cover;
  const content = [{ type: 'text', text: caption }] as const;
  const isCover = (block: StoryDocument['blocks'][number]): block is ImageBlock =>
    block.type === 'image' && block.picture.kind === 'stored' && block.picture.imageId === image.id;
  const shown = document.blocks.find(isCover);
  if (shown !== undefined) {
    if (shown.caption !== undefined)
      return JSON.stringify(shown.caption).includes(JSON.stringify(caption)) ? document : undefined;
    return {
      ...document,
      blocks: document.blocks.map((block) => (block === shown ? { ...shown, caption: content } : block)),
    };
  }
  if (JSON.stringify(document).includes(image.id)) return undefined;
  const head: ImageBlock = {
    type: 'image',
    id: 'cover001',
    picture: toPicture(image),
    alt,
    layout: 'inset',
    caption: content,
  };
  return { ...document, blocks: [head, ...document.blocks] };
}
