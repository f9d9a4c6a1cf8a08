import { isSameJson } from '#shared/story/delta/is-same-json.ts';
import type { Picture } from '#shared/story/story-document.ts';

/** Whether the writer said that a picture only decorates: then nobody asks for words that stand for it. */
export function isDecorative(picture: Picture): boolean {
  return picture.kind === 'stored' && picture.isDecorative === true;
}

/** The same picture with the writer's choice; one that we do not have keeps none. */
export function withDecoration(picture: Picture, isOnlyDecoration: boolean): Picture {
  if (picture.kind !== 'stored') return picture;
  const { isDecorative: _before, ...rest } = picture;
  return isOnlyDecoration ? { ...rest, isDecorative: true } : rest;
}

/** Whether two pictures look alike: the choice changes nothing that is seen. */
export function isDrawnLike(one: Picture, other: Picture): boolean {
  return one === other || isSameJson(withDecoration(one, false), withDecoration(other, false));
}
