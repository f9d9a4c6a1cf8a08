import type { Node } from '@tiptap/pm/model';
import { isSafeHref } from '#shared/story/safe-href.ts';
import type { Direction, Picture } from '#shared/story/story-document.ts';

/** Attributes of nodes in the DOM and back. What comes from a clipboard is somebody else's: only what fits is read. */

export function writeId(node: Node): Record<string, string> {
  const id: unknown = node.attrs['id'];
  return typeof id === 'string' && id !== '' ? { 'data-id': id } : {};
}

export function readId(element: HTMLElement): string {
  const id = element.dataset['id'] ?? '';
  return /^[a-z0-9]{4,12}$/.test(id) ? id : '';
}

export function readDirection(element: HTMLElement): Direction | null {
  const direction = element.getAttribute('dir');
  return direction === 'ltr' || direction === 'rtl' ? direction : null;
}

export function readAnchor(element: HTMLElement): string | null {
  const anchor = element.dataset['anchor'] ?? '';
  return anchor === '' ? null : anchor.slice(0, 200);
}

/** An address that a story may link to, or null. */
export function readHref(element: HTMLElement, name = 'href'): string | null {
  const href = element.getAttribute(name);
  return href !== null && isSafeHref(href) ? href : null;
}

export function writePicture(picture: Picture): Record<string, string> {
  return { 'data-picture': JSON.stringify(picture) };
}

/** A picture as `writePicture` wrote it; undefined where something else stands there. */
export function readPicture(element: HTMLElement): Picture | undefined {
  const given = parse(element.dataset['picture'] ?? '');
  if (given?.['kind'] === 'missing' && typeof given['url'] === 'string') return { kind: 'missing', url: given['url'] };
  const { imageId, width, height, placeholder } = given ?? {};
  if (typeof imageId !== 'string' || !/^[0-9a-f]{32}$/.test(imageId)) return undefined;
  if (!isSize(width) || !isSize(height)) return undefined;
  const x = readPercent(given?.['focusPercentX']);
  const y = readPercent(given?.['focusPercentY']);
  return {
    kind: 'stored',
    imageId,
    width,
    height,
    ...(x === undefined ? {} : { focusPercentX: x }),
    ...(y === undefined ? {} : { focusPercentY: y }),
    ...(isPlaceholder(placeholder) ? { placeholder } : {}),
    ...(given?.['isDecorative'] === true ? { isDecorative: true } : {}),
  };
}

function parse(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 65_535;
}

function readPercent(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : undefined;
}

function isPlaceholder(value: unknown): value is string {
  return (
    typeof value === 'string' && value.length <= 600 && /^data:image\/webp;base64,[A-Za-z0-9+/]+={0,2}$/.test(value)
  );
}
