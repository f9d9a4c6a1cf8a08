/** The only widths that are ever made, in pixels of the file: nobody can ask for endless variants. */
export const IMAGE_WIDTHS = [
  28, 40, 56, 64, 80, 96, 128, 160, 256, 320, 480, 680, 960, 1192, 1360, 1600, 2384,
] as const;

/** A display with more is served as one with this many pixels for each CSS pixel. */
export const MAX_PIXEL_RATIO = 2;

/** Per cent from the left and the top where no focus was chosen. */
export const DEFAULT_FOCUS_PERCENT = 50;

type Shape = { readonly ratio: number; readonly widest: number };

/**
 * Width over height of every cut that a page, a feed or another site asks for, with its widest file. Nothing else is
 * made for anybody: a page that wants another one names it here.
 */
const SHAPES = {
  crop: [
    { ratio: 5 / 2, widest: 2384 },
    { ratio: 1200 / 630, widest: 1360 },
    { ratio: 3 / 2, widest: 1600 },
    { ratio: 4 / 3, widest: 480 },
    { ratio: 1, widest: 1600 },
  ],
  letterbox: [{ ratio: 2 / 3, widest: 256 }],
} as const satisfies Record<string, readonly Shape[]>;

export type CutStrategy = keyof typeof SHAPES;

/** The smallest width of the set that is not below the one asked for; the largest where none is. */
export function nearestImageWidth(width: number): number {
  return IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? 2384;
}

/** Whether a cut is one that is asked for anywhere. */
export function isCut(strategy: CutStrategy, width: number, height: number): boolean {
  return SHAPES[strategy].some(({ ratio, widest }) => width <= widest && Math.round(width / ratio) === height);
}

/** The cut of the set that is nearest to the one asked for: by its shape first, then by its width. */
export function nearestCut(
  strategy: CutStrategy,
  asked: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const nearest = nearestImageWidth(asked.width);
  const shapes: readonly Shape[] = SHAPES[strategy];
  const heightOf = ({ ratio }: Shape, width: number) => Math.round(width / ratio);
  const distance = (shape: Shape) =>
    Math.abs(Math.log((heightOf(shape, nearest) * asked.width) / nearest / asked.height));
  const shape = shapes.reduce((best, other) => (distance(other) < distance(best) ? other : best));
  const width = Math.min(nearest, shape.widest);
  return { width, height: heightOf(shape, width) };
}
