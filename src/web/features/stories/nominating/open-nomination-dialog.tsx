import type { Graph } from '#web/app/graph/graph-context.ts';
import { openWindow } from '#web/features/ground/windows/open-window.tsx';
import { NominationDialog } from './NominationDialog.tsx';

/** Asks a curator why a story is worth more readers. */
export function openNominationDialog(graph: Graph, story: { readonly id: string; readonly title: string }): void {
  openWindow(graph, (onClosed) => <NominationDialog story={story} onClosed={onClosed} />);
}
