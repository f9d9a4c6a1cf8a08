/** Side of a favicon in pixels. */
export const FAVICON_SIZE = 128;
