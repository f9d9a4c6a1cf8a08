import type { Graph } from '#web/app/graph/graph-context.ts';

/** Opens the window with all lists of the viewer; its code comes with it. */
export async function openPickLists(
  graph: Graph,
  story: { readonly id: string; readonly title: string },
): Promise<void> {
  const { openPickListsDialog } = await import('./open-pick-lists-dialog.tsx');
  openPickListsDialog(graph, story);
}
