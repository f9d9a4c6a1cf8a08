/**
 * How much of a body has been read, 0 to 100: nothing while its top is below the window's top, all once its end
 * has come into view. `top` and `height` in pixels from the window's top.
 */
export function percentRead(body: { readonly top: number; readonly height: number }, windowHeight: number): number {
  const toRead = body.height - windowHeight;
  if (toRead <= 0) return body.top <= 0 ? 100 : 0;
  return Math.round(Math.min(1, Math.max(0, -body.top / toRead)) * 100);
}

export type Place = { readonly percent: number; readonly blockId: string | null };

/** Pixels under the header that are read no more. */
const HEADER = 57;

const bodyOf = (storyId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.story-body[data-post-id="${CSS.escape(storyId)}"]`);

/** How much of a story was scrolled through, of 100; nothing where it is not on the page. */
export function currentPercent(storyId: string): number {
  const body = bodyOf(storyId);
  return body === null ? 0 : percentRead(body.getBoundingClientRect(), innerHeight);
}

/** Where the reader is in a story: its percent, and the number of the block at the top of the window. */
export function currentPlace(storyId: string): Place | undefined {
  const body = bodyOf(storyId);
  if (body === null) return undefined;
  const blocks = [...body.children];
  const index = blocks.findIndex((block) => block.getBoundingClientRect().bottom > HEADER);
  return {
    percent: percentRead(body.getBoundingClientRect(), innerHeight),
    blockId: index === -1 ? null : String(index),
  };
}

/** Scrolls to a place of earlier: to its block, or where there is none any more by its percent. */
export function goToPlace(storyId: string, { percent, blockId }: Place): void {
  const body = bodyOf(storyId);
  if (body === null) return;
  const block = blockId === null ? undefined : body.children[Number(blockId)];
  const { top, height } = body.getBoundingClientRect();
  const byPercent = top + ((height - innerHeight) * percent) / 100;
  const to = block === undefined ? byPercent : block.getBoundingClientRect().top - HEADER - 12;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollBy({ top: to, behavior });
}
