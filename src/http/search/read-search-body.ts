import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { SearchFault } from './search-fault.ts';
import type { Given } from './search-params.ts';

export const MOST_BYTES = 512_000;
const inflate = promisify(gunzip);

/** The body of a request as an object, whatever its declared type: browsers send it as text to spare a question. */
export async function readSearchBody(request: FastifyRequest): Promise<Given> {
  const { body, headers } = request;
  if (!(body instanceof Buffer)) return {};
  const bytes = headers['content-encoding'] === 'gzip' ? await unpack(body) : body;
  if (bytes.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw new SearchFault(400, 'Invalid JSON in the request body');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new SearchFault(400, 'Invalid object: expected a JSON object');
  }
  return value as Given;
}

async function unpack(body: Buffer): Promise<Buffer> {
  try {
    return await inflate(body, { maxOutputLength: MOST_BYTES });
  } catch {
    throw new SearchFault(400, 'Invalid compressed request body');
  }
}

/** Parameters of one query: as separate fields, or urlencoded in one text, which wins if both say something. */
export function readQueryParams(given: Given): { readonly params: Given; readonly text: string } {
  const { params, ...others } = given;
  if (params !== undefined && params !== null && typeof params !== 'string') {
    if (typeof params !== 'object' || Array.isArray(params))
      throw new SearchFault(400, 'Invalid "params": expected string');
    return { params: { ...others, ...params }, text: encode({ ...others, ...params }) };
  }
  const own = Object.fromEntries(new URLSearchParams(params ?? ''));
  return { params: { ...others, ...own }, text: params ?? encode(others) };
}

function encode(given: Given): string {
  const pairs = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
  return new URLSearchParams(pairs).toString();
}
