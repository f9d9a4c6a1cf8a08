import type { Graph } from '#web/app/graph/graph-context.ts';
import { openWindow } from '#web/features/ground/windows/open-window.tsx';
import type { Reported } from './open-report.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** Asks what is wrong with something. */
export function openReportDialog(graph: Graph, reported: Reported): void {
  openWindow(graph, (onClosed) => <ReportDialog reported={reported} onClosed={onClosed} />);
}
