import { use, useCallback, useEffect, useState } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { type ClapBatch, createClapBatch } from './clap-batch.ts';
import { type Clappable, sendClaps, sendClapsLate } from './send-claps.ts';

/** "Clap state": all claps, those of the viewer, and whether they clapped since the page asked. */
export type ClapState = {
  readonly clapCount: number;
  readonly viewerClapCount: number;
  readonly viewerHasClappedSinceFetch: boolean;
};

export type Claps = ClapState & Pick<ClapBatch, 'add' | 'undo'>;

/** The claps for one thing, shown at once and confirmed later; sent also when the page or the button goes away. */
export function useClaps(target: Clappable, fetched: { readonly clapCount: number; readonly own: number }): Claps {
  const graph = use(GraphContext);
  const [, setChanges] = useState(0);
  const [hasClapped, setHasClapped] = useState(false);
  // Whoever uses this is drawn anew for another target.
  const [batch] = useState(() =>
    createClapBatch({
      confirmed: fetched.own,
      send: (count) => sendClaps(graph, target, count),
      sendLate: (count) => sendClapsLate(target, count),
      onChange: () => setChanges((count) => count + 1),
      onRefused: (message) => void showToast({ message, tone: 'danger', testId: 'clap-refused' }),
    }),
  );
  useEffect(() => batch.learn(fetched.own), [batch, fetched.own]);
  useEffect(() => {
    const leave = () => batch.leave();
    const onVisibility = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', onVisibility);
      leave();
    };
  }, [batch]);
  const add = useCallback(() => {
    setHasClapped(true);
    return batch.add();
  }, [batch]);
  const own = batch.own();
  // What the others gave is what was fetched, without the viewer's own part of it.
  const others = Math.max(0, fetched.clapCount - fetched.own);
  return {
    clapCount: others + own,
    viewerClapCount: own,
    viewerHasClappedSinceFetch: hasClapped,
    add,
    undo: batch.undo,
  };
}
