import { readStartData } from '#web/app/start-errors.ts';

/** Whom the page was drawn for, by their id; undefined for visitors. */
export function pageViewerId(): string | undefined {
  const viewer: unknown = readStartData(window).apolloState['ROOT_QUERY']?.['viewer'];
  const reference: unknown = typeof viewer === 'object' && viewer !== null ? Reflect.get(viewer, '__ref') : undefined;
  return typeof reference === 'string' ? reference.replace(/^User:/, '') : undefined;
}
