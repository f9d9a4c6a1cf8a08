import type { Graph } from '#web/app/graph/graph-context.ts';
import { openWindow } from '#web/features/ground/windows/open-window.tsx';
import { BlockDialog } from './BlockDialog.tsx';
import type { PersonRef } from './person-ref.ts';

/** Asks before somebody is blocked. */
export function openBlockDialog(graph: Graph, person: PersonRef): void {
  openWindow(graph, (onClosed) => <BlockDialog person={person} onClosed={onClosed} />);
}
