import { DEFAULT_FOCUS_PERCENT, nearestCut, nearestImageWidth } from './image-widths.ts';

export type ImageStrategy = 'fit' | 'crop' | 'letterbox';

/** How a picture is wanted. Sizes are in pixels of the file, focus in per cent from the left and the top. */
export type ImageOptions = {
  readonly width: number;
  /** Required by `crop` and `letterbox`. */
  readonly height?: number;
  readonly strategy: ImageStrategy;
  readonly focusPercentX?: number;
  readonly focusPercentY?: number;
};

/** A focus as it stands in an address: whole, in steps of 5, 0 to 100. */
function roundFocus(percent: number | undefined): number {
  const value = percent ?? DEFAULT_FOCUS_PERCENT;
  if (!Number.isFinite(value)) return DEFAULT_FOCUS_PERCENT;
  return Math.min(100, Math.max(0, Math.round(value / 5) * 5));
}

/**
 * The path of a picture in one of the fixed widths, and for a cut in the nearest of the fixed shapes: `/image/fit:680/{id}`,
 * `/image/crop:320:213:50:50/{id}`, `/image/letterbox:320:213/{id}`.
 * Throws `Expected a height param` where crop or letterbox has none.
 */
export function imageUrl(imageId: string, options: ImageOptions): string {
  const id = encodeURIComponent(imageId);
  if (options.strategy === 'fit') return `/image/fit:${nearestImageWidth(options.width)}/${id}`;
  if (!options.height) throw new Error('Expected a height param');
  const { width, height } = nearestCut(options.strategy, { width: options.width, height: options.height });
  if (options.strategy === 'letterbox') return `/image/letterbox:${width}:${height}/${id}`;
  const focus = `${roundFocus(options.focusPercentX)}:${roundFocus(options.focusPercentY)}`;
  return `/image/crop:${width}:${height}:${focus}/${id}`;
}
