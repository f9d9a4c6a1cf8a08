/** The only widths that are ever made, in pixels of the file: nobody can ask for endless variants. */
export const IMAGE_WIDTHS = [
  28, 40, 56, 64, 80, 96, 128, 160, 256, 320, 480, 680, 960, 1192, 1360, 1600, 2384,
] as const;

/** A display with more is served as one with this many pixels for each CSS pixel (1§9). */
export const MAX_PIXEL_RATIO = 2;

/** Per cent from the left and the top where no focus was chosen (1§9). */
export const DEFAULT_FOCUS_PERCENT = 50;

/** A blurred placeholder stands for three quarters of the width asked for (1§9). */
export const BLUR_SCALE = 0.75;

/** Width over height of every crop: those of 2§3.7, their upright forms, film and the card of 1200 by 630. */
const CROP_RATIOS = [5 / 2, 2, 1200 / 630, 16 / 9, 3 / 2, 4 / 3, 1, 3 / 4, 2 / 3, 9 / 16];

/** The smallest width of the set that is not below the one asked for; the largest where none is. */
export function nearestImageWidth(width: number): number {
  return IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? 2384;
}

/** The heights that a width of the set can have in a crop or a letterbox. */
export function imageHeights(width: number): readonly number[] {
  return CROP_RATIOS.map((ratio) => Math.round(width / ratio));
}

/** The height of a width of the set whose shape is nearest to the one asked for (width over height). */
export function nearestImageHeight(width: number, ratio: number): number {
  const distance = (height: number) => Math.abs(Math.log(width / height / ratio));
  return imageHeights(width).reduce((best, height) => (distance(height) < distance(best) ? height : best));
}
