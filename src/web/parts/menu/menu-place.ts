type Box = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };
type Size = { readonly width: number; readonly height: number };
type Place = { readonly top: number; readonly left: number; readonly maxHeight: number };

/** Pixels between a menu and its button, and between a menu and the edge of the window. */
const GAP = 4;
const EDGE = 8;

/**
 * Where a menu stands in the window: below its button and ending with it, above where there is more room, and
 * never beyond an edge.
 */
export function menuPlace(button: Box, menu: Size, window: Size, isRightToLeft: boolean): Place {
  const below = window.height - EDGE - GAP - button.bottom;
  const above = button.top - GAP - EDGE;
  const isBelow = menu.height <= below || below >= above;
  const maxHeight = Math.max(0, isBelow ? below : above);
  const height = Math.min(menu.height, maxHeight);
  const wanted = isRightToLeft ? button.left : button.right - menu.width;
  return {
    top: isBelow ? button.bottom + GAP : button.top - GAP - height,
    left: Math.max(EDGE, Math.min(wanted, window.width - EDGE - menu.width)),
    maxHeight,
  };
}
