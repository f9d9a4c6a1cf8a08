import { use, useEffect } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import type { Story } from './lookup-outcome.ts';

/** Notices that the story is read; what does so comes behind everything else. */
export function useReading({ id, isLocked, isPublished }: Story, isSignedIn: boolean): void {
  const graph = use(GraphContext);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      const { watchReading } = await import('../../features/reading-history/watch-reading.ts');
      if (!isGone) stop = watchReading({ id, isLocked, isPublished }, graph, isSignedIn);
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [id, isLocked, isPublished, graph, isSignedIn]);
}
