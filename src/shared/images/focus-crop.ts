/** A part of a picture, in whole pixels of it. */
export type CropArea = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type CropRequest = {
  readonly originalWidth: number;
  readonly originalHeight: number;
  /** Shape wanted: only the ratio counts. */
  readonly width: number;
  readonly height: number;
  readonly focusPercentX: number;
  readonly focusPercentY: number;
};

/** Start of a stretch of `length` in `total` that has the focus in its middle, as far as the edges allow. */
function placeAround(total: number, length: number, focusPercent: number): number {
  const wanted = Math.round((total * focusPercent) / 100 - length / 2);
  return Math.min(total - length, Math.max(0, wanted));
}

/** The largest area of the wanted shape inside a picture, with the focus point as near its middle as can be. */
export function focusCrop(request: CropRequest): CropArea {
  const { originalWidth, originalHeight } = request;
  const ratio = request.width / request.height;
  const width = Math.min(originalWidth, Math.max(1, Math.round(originalHeight * ratio)));
  const height = Math.min(originalHeight, Math.max(1, Math.round(originalWidth / ratio)));
  return {
    left: placeAround(originalWidth, width, request.focusPercentX),
    top: placeAround(originalHeight, height, request.focusPercentY),
    width,
    height,
  };
}
