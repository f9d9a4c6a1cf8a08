import type { Graph } from '#web/app/graph/graph-context.ts';

/** Opens the window that asks a curator why; its code comes with it. */
export async function openNomination(
  graph: Graph,
  story: { readonly id: string; readonly title: string },
): Promise<void> {
  const { openNominationDialog } = await import('./open-nomination-dialog.tsx');
  openNominationDialog(graph, story);
}
