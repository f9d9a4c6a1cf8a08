/** Pixels between a mark and its popover, and between the popover and the edge of the window. */
const GAP = 4;
const MARGIN = 8;

/** Puts a popover below its mark, or above it where there is no room below, and inside the window in any case. */
export function placeBeside(mark: HTMLElement, popover: HTMLElement): void {
  const place = mark.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isRoomBelow = place.bottom + GAP + height + MARGIN <= clientHeight || place.top < height + GAP + MARGIN;
  const top = isRoomBelow ? place.bottom + GAP : place.top - GAP - height;
  const left = Math.max(MARGIN, Math.min(place.left, clientWidth - width - MARGIN));
  // Of the document and not of the window, so that it moves along when one scrolls.
  popover.style.top = `${top + scrollY}px`;
  popover.style.left = `${left + scrollX}px`;
}
