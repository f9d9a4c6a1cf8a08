import type { ImageStrategy } from './image-url.ts';
import { IMAGE_WIDTHS, isCut } from './image-widths.ts';

/** What an address under `/image/` asks for. Focus is in per cent; it is 50 where the strategy has none. */
export type ImageVariant = {
  readonly imageId: string;
  readonly strategy: ImageStrategy;
  readonly width: number;
  /** Absent for `fit`, which keeps the picture's own shape. */
  readonly height?: number;
  readonly focusPercentX: number;
  readonly focusPercentY: number;
};

/** Numbers without leading zeros, so that a variant has one address only. */
const IMAGE_PATH = new RegExp(
  String.raw`^/image/(?:fit:(N)|letterbox:(N):(N)|crop:(N):(N):(N):(N))/([0-9a-f]{32})$`.replaceAll(
    'N',
    '0|[1-9][0-9]{0,3}',
  ),
);

const widths: ReadonlySet<number> = new Set(IMAGE_WIDTHS);

function isFocus(percent: number): boolean {
  return percent <= 100 && percent % 5 === 0;
}

/** Reads a path that `imageUrl` wrote; undefined for any other spelling, width, shape or focus. */
export function parseImagePath(path: string): ImageVariant | undefined {
  const match = IMAGE_PATH.exec(path);
  if (!match) return undefined;
  const [, fitWidth, boxWidth, boxHeight, cropWidth, cropHeight, focusX, focusY, imageId = ''] = match;
  const width = Number(fitWidth ?? boxWidth ?? cropWidth);
  if (!widths.has(width)) return undefined;
  const centre = { focusPercentX: 50, focusPercentY: 50 };
  if (fitWidth !== undefined) return { imageId, strategy: 'fit', width, ...centre };
  const height = Number(boxHeight ?? cropHeight);
  const strategy = cropWidth === undefined ? 'letterbox' : 'crop';
  if (!isCut(strategy, width, height)) return undefined;
  if (strategy === 'letterbox') return { imageId, strategy, width, height, ...centre };
  const focus = { focusPercentX: Number(focusX), focusPercentY: Number(focusY) };
  if (!isFocus(focus.focusPercentX) || !isFocus(focus.focusPercentY)) return undefined;
  return { imageId, strategy: 'crop', width, height, ...focus };
}
