import type { Graph } from '#web/app/graph/graph-context.ts';

/** Opens the window with the links that the viewer made to a story; its code comes with it. */
export async function openShareLinks(
  graph: Graph,
  story: { readonly id: string; readonly title: string },
): Promise<void> {
  const { openShareLinksDialog } = await import('./open-share-links-dialog.tsx');
  openShareLinksDialog(graph, story);
}
