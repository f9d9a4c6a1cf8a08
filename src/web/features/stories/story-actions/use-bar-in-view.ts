import { useEffect, useState } from 'react';

/**
 * Whether a bar of a story shows: the upper one always, the lower one while the upper one is above the window
 * and nothing of what follows the story is seen, which it would cover.
 */
export function useBarInView(place: 'top' | 'bottom'): boolean {
  const [isPast, setIsPast] = useState(false);
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const upper = place === 'bottom' ? document.querySelector('[data-story-actions="top"]') : null;
    if (upper === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(upper);
    const after = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setIsAfter(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    const end = document.querySelector('[data-after-story]');
    if (end !== null) after.observe(end);
    return () => {
      observer.disconnect();
      after.disconnect();
    };
  }, [place]);
  return place === 'top' || (isPast && !isAfter);
}
