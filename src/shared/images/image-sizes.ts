/** Sides of an avatar in CSS pixels. */
export const AVATAR_SIZES = { XXXS: 20, XXS: 28, XS: 32, S: 40, M: 48, L: 64, XL: 80, XXL: 128 } as const;

/** Width over height. */
export const ASPECT_RATIOS = { '4:3': 4 / 3, '1:1': 1, '3:2': 3 / 2, '2:1': 2, '5:2': 5 / 2 } as const;

/** Side of a favicon in pixels. */
export const FAVICON_SIZE = 128;
