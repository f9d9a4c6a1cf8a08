import type { Graph } from '#web/app/graph/graph-context.ts';
import { openWindow } from '#web/features/ground/windows/open-window.tsx';
import { ShareLinksDialog } from './ShareLinksDialog.tsx';

/** Shows the free links to a story, to make one and to end them. */
export function openShareLinksDialog(graph: Graph, story: { readonly id: string; readonly title: string }): void {
  openWindow(graph, (onClosed) => <ShareLinksDialog story={story} onClosed={onClosed} />);
}
