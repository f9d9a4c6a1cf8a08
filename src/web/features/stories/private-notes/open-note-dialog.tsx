import type { Graph } from '#web/app/graph/graph-context.ts';
import { openWindow } from '#web/features/ground/windows/open-window.tsx';
import { NoteDialog, type NotedPassage } from './NoteDialog.tsx';

/** Asks what to write to those who write a story about a passage of it. */
export function openNoteDialog(graph: Graph, passage: NotedPassage): void {
  openWindow(graph, (onClosed) => <NoteDialog passage={passage} onClosed={onClosed} />);
}
