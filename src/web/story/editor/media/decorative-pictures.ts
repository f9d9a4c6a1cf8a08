import type { Picture } from '#shared/story/story-document.ts';

const KEY = 'decorative-pictures';
/** Own judgement: the last ones that a writer marked on this device. */
const MOST = 500;

/**
 * Pictures of which the writer said that they only decorate. In a story that is the same as no text alternative; the
 * device keeps the choice, so that nobody is asked twice before publishing.
 */
export function isDecorative(picture: Picture): boolean {
  return picture.kind === 'stored' && marked().includes(picture.imageId);
}

export function setDecorative(picture: Picture, isOnlyDecoration: boolean): void {
  if (picture.kind !== 'stored') return;
  const others = marked().filter((id) => id !== picture.imageId);
  const ids = isOnlyDecoration ? [picture.imageId, ...others].slice(0, MOST) : others;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function marked(): readonly unknown[] {
  if (typeof window === 'undefined') return [];
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}
