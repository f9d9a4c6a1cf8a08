export type PictureSize = { readonly width: number; readonly height: number };

/** Which square of a picture is shown: its middle in fractions of the picture, and how near it is. */
export type PictureCrop = { readonly x: number; readonly y: number; readonly zoom: number };

export const ZOOM_MAX = 4;

/** The square in the middle, as large as it can be. */
export const wholeCrop: PictureCrop = { x: 0.5, y: 0.5, zoom: 1 };

/** A square of a picture, in its pixels. */
export type CropSquare = { readonly left: number; readonly top: number; readonly side: number };

/** The square that a crop shows, always whole inside the picture. */
export function cropSquare(picture: PictureSize, crop: PictureCrop): CropSquare {
  const side = Math.min(picture.width, picture.height) / within(crop.zoom, 1, ZOOM_MAX);
  return {
    left: within(crop.x * picture.width - side / 2, 0, picture.width - side),
    top: within(crop.y * picture.height - side / 2, 0, picture.height - side),
    side,
  };
}

/** The crop moved by fractions of its own side; it stops at the picture's edges. */
export function moveCrop(picture: PictureSize, crop: PictureCrop, by: { x: number; y: number }): PictureCrop {
  const { left, top, side } = cropSquare(picture, crop);
  const x = within(left + by.x * side, 0, picture.width - side) + side / 2;
  const y = within(top + by.y * side, 0, picture.height - side) + side / 2;
  return { ...crop, x: x / picture.width, y: y / picture.height };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
