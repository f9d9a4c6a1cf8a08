import { useEffect, useState } from 'react';
import { onThrottled } from '#web/design/throttle.ts';

/** Below this many pixels the reader counts as at the top. */
const TOP = 57;

/** Whether the header is out of sight: it goes when the page is scrolled down and returns on the way up (SHELL-5). */
export function useCollapse(): boolean {
  const [isCollapsed, setIsCollapsed] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    return onThrottled(window, 'scroll', () => {
      const now = window.scrollY;
      if (now !== last) setIsCollapsed(now > last && now > TOP);
      last = now;
    });
  }, []);
  return isCollapsed;
}
