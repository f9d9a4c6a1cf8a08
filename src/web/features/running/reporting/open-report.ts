import type { Graph } from '#web/app/graph/graph-context.ts';

/** What is reported, by its name where it has one. */
export type Reported = {
  readonly kind: 'post' | 'user' | 'response' | 'catalog';
  readonly id: string;
  readonly name?: string;
};

/** Opens the window that asks what is wrong; its code comes with it. */
export async function openReport(graph: Graph, reported: Reported): Promise<void> {
  const { openReportDialog } = await import('./open-report-dialog.tsx');
  openReportDialog(graph, reported);
}
