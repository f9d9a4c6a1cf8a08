import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Encoding } from '#platform/page-cache/encodings.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this a compressed body saves less than its own headers cost. Bytes. */
const WORTH_COMPRESSING = 600;

/** The best a coding can do, which costs a fiftieth of a second: for what is made once and kept for good. */
export function compressAsset(body: Buffer, coding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (coding === 'gzip') return deflate(body, { level: 9 });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Whether compressing this type at this length is worth it. */
export function isCompressible(contentType: string, length: number): boolean {
  return (
    length >= WORTH_COMPRESSING &&
    /^(?:text\/|application\/(?:.*\+)?(?:json|xml|javascript)|image\/svg)/.test(contentType)
  );
}
