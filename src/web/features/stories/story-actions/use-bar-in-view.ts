import { useEffect, useState } from 'react';

/** Whether a bar of a story shows: the upper one always, the lower one while the upper one is above the window. */
export function useBarInView(place: 'top' | 'bottom'): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const upper = place === 'bottom' ? document.querySelector('[data-story-actions="top"]') : null;
    if (upper === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(upper);
    return () => observer.disconnect();
  }, [place]);
  return place === 'top' || isPast;
}
