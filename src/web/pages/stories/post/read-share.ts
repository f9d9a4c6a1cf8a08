/**
 * How much of a body has been read, 0 to 1: nothing while its top is below the window's top, all
 * once its end has come into view. `top` and `height` in pixels from the window's top.
 */
export function readShare(body: { readonly top: number; readonly height: number }, windowHeight: number): number {
  const toRead = body.height - windowHeight;
  if (toRead <= 0) return body.top <= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, -body.top / toRead));
}
