import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import { encodeBody, type Encoding } from '#platform/page-cache/encodings.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this a compressed body saves less than its own headers cost, and above the other one others wait. Bytes. */
const WORTH_COMPRESSING = 600;
const WORTH_A_THREAD = 131_072;

type Compressed = Exclude<Encoding, 'identity'>;

/** What a page says, compressed once in each way that is asked for, for as long as the page is kept. */
export type PageBody = {
  /** In one encoding, quickly: few will read these bytes. What is short goes as it is. */
  readonly forOne: (wanted: Encoding) => Promise<{ readonly encoding: Encoding; readonly bytes: Buffer }>;
  /** In each encoding, well: many will. */
  readonly forMany: () => Promise<Readonly<Record<Encoding, Buffer>>>;
};

export function pageBodyOf(body: string | Uint8Array | PageBody): PageBody {
  return typeof body === 'string' || body instanceof Uint8Array ? createPageBody(body) : body;
}

/** Keeps a body in what was made of it alone: that is a fourth of the text, which can be had from it again. */
function createPageBody(text: string | Uint8Array): PageBody {
  let plain: Buffer | undefined = Buffer.from(text);
  const isShort = plain.length < WORTH_COMPRESSING;
  const made: Partial<Record<Compressed, Buffer>> = {};
  let isMadeWell = false;
  const read = (): Buffer => plain ?? expand(made);

  return {
    forOne: async (wanted) => {
      if (wanted === 'identity' || isShort) return { encoding: 'identity', bytes: read() };
      const bytes = made[wanted] ?? (await compress(read(), wanted));
      made[wanted] ??= bytes;
      plain = undefined;
      return { encoding: wanted, bytes };
    },
    forMany: async () => {
      const identity = read();
      const { br, gzip: gzipped } = made;
      if (isMadeWell && br !== undefined && gzipped !== undefined) return { br, gzip: gzipped, identity };
      const all = await encodeBody(identity);
      [made.br, made.gzip, isMadeWell, plain] = [all.br, all.gzip, true, undefined];
      return all;
    },
  };
}

function expand({ br, gzip: gzipped }: Partial<Record<Compressed, Buffer>>): Buffer {
  if (br !== undefined) return brotliDecompressSync(br);
  if (gzipped !== undefined) return gunzipSync(gzipped);
  throw new Error('A body is kept as text or compressed');
}

/** Brotli 2 makes a page a tenth larger than 5 does, in a third of the time. */
function compress(body: Buffer, encoding: Compressed): Buffer | Promise<Buffer> {
  const isLong = body.length > WORTH_A_THREAD;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  switch (encoding) {
    case 'br':
      return isLong ? brotliAsync(body, { params }) : brotliCompressSync(body, { params });
    case 'gzip':
      return isLong ? gzipAsync(body, { level: 1 }) : gzipSync(body, { level: 1 });
  }
}
