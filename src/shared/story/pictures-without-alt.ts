import type { StoryDocument } from './story-document.ts';
import { walkOwnPictures } from './walk.ts';

/** How many pictures have no words for those who do not see them; of those that only decorate none are wanted. */
export function countPicturesWithoutAlt(document: StoryDocument): number {
  let count = 0;
  for (const { picture, alt } of walkOwnPictures(document)) {
    const isDecorative = picture.kind === 'stored' && picture.isDecorative === true;
    if (alt.trim() === '' && !isDecorative) count += 1;
  }
  return count;
}
