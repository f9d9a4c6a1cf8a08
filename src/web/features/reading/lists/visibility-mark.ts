import { libraryMessages as messages } from '#shared/messages/library.ts';

/** Who sees a list, in a word; nothing of a public one. */
export function visibilityMark({
  visibility,
}: {
  readonly visibility: 'LOCKED' | 'PRIVATE' | 'PUBLIC';
}): string | undefined {
  if (visibility === 'PUBLIC') return undefined;
  return visibility === 'LOCKED' ? messages.lockedMark : messages.privateMark;
}
