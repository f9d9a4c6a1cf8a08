import type { Graph } from '#web/app/graph/graph-context.ts';
import { openWindow } from '#web/features/ground/windows/open-window.tsx';
import { PickListsDialog } from './PickListsDialog.tsx';

/** Asks into which lists a story goes. */
export function openPickListsDialog(graph: Graph, story: { readonly id: string; readonly title: string }): void {
  openWindow(graph, (onClosed) => <PickListsDialog story={story} onClosed={onClosed} />);
}
