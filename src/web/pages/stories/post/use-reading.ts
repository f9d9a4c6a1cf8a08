import { use, useEffect } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import type { Story } from './lookup-outcome.ts';

/**
 * Notices that the story is read, and opens a locked one for who may have it; what does so comes behind everything
 * else. `open` is called once with the whole text, and is the same from one drawing to the next.
 */
export function useReading(
  { id, isLocked, isPublished }: Story,
  isSignedIn: boolean,
  open: (html: string) => void,
): void {
  const graph = use(GraphContext);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { watchReading } = await import('../../../features/reading/reading-history/watch-reading.ts');
      if (!isGone) stop = watchReading({ id, isLocked, isPublished }, graph, isSignedIn, open);
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [id, isLocked, isPublished, graph, isSignedIn, open]);
}
