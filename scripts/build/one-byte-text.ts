import type { Plugin } from 'vite';

/**
 * Writes every character that is not ASCII as an escape. One above U+00FF in a file, and the engine keeps the whole of
 * it in memory with two bytes for each letter: a bundle of six megabytes takes twelve, in every process. One above
 * U+007F, and each start reads the file letter by letter instead of copying it.
 */
export function oneByteText(): Plugin {
  return {
    name: 'longhand:one-byte-text',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    renderChunk: { order: 'post', handler: (code) => ({ code: escapeWide(code), map: null }) },
  };
}

/** Pure. In text, patterns and names of a program the escape stands for the character; `String.raw` would tell them apart. */
export function escapeWide(code: string): string {
  return code.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
