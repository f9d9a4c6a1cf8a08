import type { Graph } from '#web/app/graph/graph-context.ts';
import type { OpenPopover } from './open-popover.tsx';

/** What opened a popover: what a pointer opened closes when it leaves, what was pressed at the next press. */
export type OpenedBy = 'hover' | 'focus' | 'press';

type Shown = { readonly mark: HTMLElement; readonly popover: OpenPopover };

export type OnePopover = {
  readonly shown: () => Shown | undefined;
  readonly openedBy: () => OpenedBy;
  /** Opens it, or says what keeps it open from now on. */
  readonly open: (mark: HTMLElement, by: OpenedBy) => void;
  readonly close: () => void;
};

/** The popovers of marks, of which one at a time is open. What they show is fetched with the first one. */
export function createOnePopover(graph: Graph): OnePopover {
  let wanted: HTMLElement | undefined;
  let shown: Shown | undefined;
  let openedBy: OpenedBy = 'hover';

  const close = () => {
    wanted = undefined;
    shown?.popover.close();
    shown = undefined;
  };
  const show = async (mark: HTMLElement) => {
    const { loadPopover } = await import('./load-popover.ts');
    const openPopover = await loadPopover();
    const popover = await openPopover(mark, graph, () => wanted === mark && mark.isConnected);
    if (popover !== undefined) shown = { mark, popover };
    else if (wanted === mark) close();
  };
  return {
    shown: () => shown,
    openedBy: () => openedBy,
    open(mark, by) {
      openedBy = by;
      if (wanted === mark) return;
      close();
      wanted = mark;
      // One that cannot come is none: the page says what it says without it.
      show(mark).catch(() => {
        if (wanted === mark) close();
      });
    },
    close,
  };
}
