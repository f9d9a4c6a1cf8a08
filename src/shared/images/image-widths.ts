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

/** Heights of a crop are cut to this multiple of their width, so that they too are few. */
export const MAX_HEIGHT_RATIO = 3;

/** The smallest width of the set that is not below the one asked for; the largest where none is. */
export function nearestImageWidth(width: number): number {
  return IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? 2384;
}
