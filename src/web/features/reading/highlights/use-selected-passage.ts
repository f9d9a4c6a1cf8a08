import { useCallback, useEffect, useState } from 'react';
import { type PagePassage, selectedPassage } from './selected-passage.ts';

/** Long enough that a selection under way does not make the bubble dance. */
const QUIET = 200;

/** The words of a story that are selected, by mouse, finger or keys, and a way to let them go. */
export function useSelectedPassage(article: Element | undefined): readonly [PagePassage | undefined, () => void] {
  const [passage, setPassage] = useState<PagePassage>();
  useEffect(() => {
    if (article === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      // The buttons of the bubble take the focus, and with it on some systems the selection.
      if (document.activeElement?.closest('[data-passage-bubble]')) return;
      setPassage(selectedPassage(article, getSelection()));
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(read, QUIET);
    };
    document.addEventListener('selectionchange', later);
    // Words may be selected before this has come.
    later();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', later);
      setPassage(undefined);
    };
  }, [article]);
  const clear = useCallback(() => {
    setPassage(undefined);
    getSelection()?.removeAllRanges();
  }, []);
  return [passage, clear];
}
