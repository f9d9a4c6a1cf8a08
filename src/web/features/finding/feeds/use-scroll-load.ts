import { type RefObject, useEffect } from 'react';

/** How near the end may come, in heights of the window. */
const THRESHOLD = '150%';
/** Own judgement: then one is asked, so that the foot of the page can be reached at all. */
const MOST_BY_ITSELF = 10;

/** Follows the link to the next page of a list before its reader is there; without scripts it is a link. */
export function useScrollLoad(feed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = feed.current;
    if (element === null) return undefined;
    let watched: HTMLElement | null = null;
    let count = 0;
    const end = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting) || count >= MOST_BY_ITSELF) return;
        count += 1;
        watched?.click();
      },
      { rootMargin: `0px 0px ${THRESHOLD}` },
    );
    const look = () => {
      const next = element.querySelector<HTMLElement>('a[rel="next"]');
      if (next === watched) return;
      if (watched !== null) end.unobserve(watched);
      if (next !== null) end.observe(next);
      watched = next;
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      end.disconnect();
    };
  }, [feed]);
}
