import { type RefObject, useEffect } from 'react';
import { openResponses } from '#web/features/reading/responses/open-responses.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"], dialog, [role="menu"]';

/** `c` responds and `s` saves, where one does not type and nothing lies over the story (conventions, "Reading"). */
export function useStoryKeys(bar: RefObject<HTMLElement | null>, place: 'top' | 'bottom', storyId: string): void {
  useEffect(() => {
    // Both bars are there; one of them listens.
    if (place === 'bottom') return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return;
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
      if (event.key === 'c') openResponses({ storyId });
      else if (event.key === 's') bar.current?.querySelector<HTMLElement>('[data-save]')?.click();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [bar, place, storyId]);
}
