import { imageUrl } from '#shared/images/image-url.ts';
import { imageSrcSet } from '#shared/images/image-src-set.ts';
import type { StoryCard } from '#web/generated/fragments.ts';

export type Cover = NonNullable<StoryCard['previewImage']>;

const coverRatios = { '4:3': 3 / 4, '1:1': 1, '3:2': 2 / 3, '2:1': 1 / 2, '5:2': 2 / 5 } as const;
const UPPER_PART = 20;
export type CoverRatio = keyof typeof coverRatios;

/** The shape in which a cover is shown large: an upright picture loses its head in a wide one. */
export function largeRatio(cover: Cover): CoverRatio {
  return cover.originalHeight > cover.originalWidth ? '1:1' : '3:2';
}

/** Where nobody chose a focus, an upright picture keeps its upper part: that is where faces are. */
function focusOf(cover: Cover): number {
  const isUnchosen = cover.focusPercentX === 50 && cover.focusPercentY === 50;
  return isUnchosen && cover.originalHeight > cover.originalWidth ? UPPER_PART : cover.focusPercentY;
}

/** Addresses of a cover cut around its focus for a place of this width in CSS pixels. */
export function cutCover(
  cover: Cover,
  width: number,
  ratio: CoverRatio,
): { readonly src: string; readonly srcSet: string } {
  const { focusPercentX, originalWidth } = cover;
  const focusPercentY = focusOf(cover);
  const height = Math.round(width * coverRatios[ratio]);
  const cut = { width, height, strategy: 'crop', focusPercentX, focusPercentY } as const;
  return { src: imageUrl(cover.id, cut), srcSet: imageSrcSet(cover.id, { ...cut, originalWidth }) };
}
