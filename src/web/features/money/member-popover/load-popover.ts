/** Fetches the popover with its styles: a step of its own, since what fetches styles weighs something (`lazy-chunks.ts`). */
export async function loadPopover() {
  const { openPopover } = await import('./open-popover.tsx');
  return openPopover;
}
