import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { ContentCoding } from './content-coding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this a compressed body saves less than its own headers cost. Bytes. */
const WORTH_COMPRESSING = 600;

/** Quality 5 costs half a millisecond for a page, 11 a fiftieth of a second: only for what is kept for good. */
export type Effort = 'page' | 'asset';

/** One body in a coding; a small one comes back as it is. */
export async function compressBody(body: Buffer, coding: ContentCoding, effort: Effort): Promise<Buffer> {
  if (coding === 'identity') return body;
  if (coding === 'gzip') return deflate(body, { level: effort === 'asset' ? 9 : 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'asset' ? 11 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** True where compressing this type at this length is worth it. */
export function isCompressible(contentType: string, length: number): boolean {
  return length >= WORTH_COMPRESSING && /^(?:text\/|application\/(?:.*\+)?(?:json|xml|javascript)|image\/svg)/.test(contentType);
}
