import { use, useCallback, useEffect, useState, type MouseEvent, type PointerEvent, useRef } from 'react';
import { GraphContext, type Graph } from '#web/app/graph/graph-context.ts';
import { showToast, withdrawToast } from '#web/parts/toast/show-toast.ts';
import { type ClapBatch, createClapBatch, type ClapAnswer } from './clap-batch.ts';
import { clapMessages } from '#shared/messages/claps.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { sendWhileLeaving } from '#web/app/graph/send-while-leaving.ts';
import { ClapCatalogDocument } from '#web/generated/ClapCatalog.ts';
import { ClapPostDocument } from '#web/generated/ClapPost.ts';
import { ClapPostResponseDocument } from '#web/generated/ClapPostResponse.ts';

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
  const { id } = target;
  const add = useCallback(() => {
    // Its Undo would take these back too.
    void withdrawToast(`clap:${id}`);
    setHasClapped(true);
    return batch.add();
  }, [batch, id]);
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

/** What is clapped for. */
export type Clappable = { readonly kind: 'story' | 'response' | 'list'; readonly id: string };

const SAID = { failed: clapMessages.notSaved };

/** Sends the viewer's claps; the answer comes into the graph's cache too. */
async function sendClaps(graph: Graph, clappable: Clappable, clapCount: number): Promise<ClapAnswer> {
  const { failure } = await send(graph, clappable, clapCount);
  return failure === undefined ? { ok: true } : { ok: false, message: failure.message };
}

function send(graph: Graph, { kind, id: targetId }: Clappable, clapCount: number) {
  switch (kind) {
    case 'story':
      return sendChange(graph, ClapPostDocument, { targetId, clapCount }, SAID);
    case 'response':
      return sendChange(graph, ClapPostResponseDocument, { targetId, clapCount }, SAID);
    case 'list':
      return sendChange(graph, ClapCatalogDocument, { targetId, clapCount }, SAID);
  }
}

/** The same from a page that goes away. */
function sendClapsLate({ kind, id: targetId }: Clappable, clapCount: number): void {
  switch (kind) {
    case 'story':
      return sendWhileLeaving(ClapPostDocument, { targetId, clapCount });
    case 'response':
      return sendWhileLeaving(ClapPostResponseDocument, { targetId, clapCount });
    case 'list':
      return sendWhileLeaving(ClapCatalogDocument, { targetId, clapCount });
  }
}

/** Milliseconds until a press counts as holding, and between the claps of one who holds. */
const HOLD_AFTER = 400;
const REPEAT_EVERY = 110;

/** Props of a button that does something once when it is pressed, and again and again while it is held. */
export function useHold(act: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), [timer]);
  const repeat = () => {
    wasHeld.current = true;
    if (act()) timer.current = setTimeout(repeat, REPEAT_EVERY);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      wasHeld.current = false;
      timer.current = setTimeout(repeat, HOLD_AFTER);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A finger that holds asks for a menu, which would end the holding.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      stop();
      if (!wasHeld.current) act();
      wasHeld.current = false;
    },
  };
}
