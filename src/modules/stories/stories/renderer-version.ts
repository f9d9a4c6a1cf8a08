/** Raised when the same document gives other HTML: stories rendered by an older one are rendered again. */
export const RENDERER_VERSION = 1;
