import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reader } from '#platform/database/open-replicas.ts';
import type { WalPosition } from '#platform/database/wal-position.ts';
import { followWrites } from '#platform/database/written.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { Site } from '../site.ts';
import { readCookie, writeCookie } from './cookies.ts';

const POSITION = /^\d{1,19}$/;

/**
 * Where a request may read (rule 236): people who just wrote read where their change is, staff decide by the newest
 * data, and programs with a token keep no cookie to say what they wrote.
 */
export function readerOf(site: Site, request: IncomingMessage, viewer: Viewer | null): Reader<Tables> {
  const isNewest = (viewer?.roles.size ?? 0) > 0 || request.headers.authorization !== undefined;
  if (isNewest) return { database: site.database, asOf: undefined };
  const given = readCookie(site, request, 'written') ?? '';
  return site.database.reader(POSITION.test(given) ? BigInt(given) : undefined);
}

/**
 * Answers a request and, if it wrote something, tells the browser how far a replica must be to have it. Pages, which
 * anything in between may cache, carry no such cookie: they change nothing.
 */
export function tellWritten(
  site: Pick<Site, 'config' | 'isHttps'>,
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  if (site.config.databaseReadUrls.length === 0) return answer();
  followWrites((written) => {
    const { writeHead } = response;
    const told = (...given: readonly unknown[]): unknown => {
      const position = written.upTo();
      const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isRedirect(given[0]);
      const all = position === undefined || isPage ? given : withCookie(response, given, cookieOf(site, position));
      return Reflect.apply(writeHead, response, all);
    };
    Object.defineProperty(response, 'writeHead', { value: told, configurable: true, writable: true });
    answer();
  });
}

function cookieOf(site: Pick<Site, 'isHttps'>, position: WalPosition): string {
  return writeCookie(site, 'written', String(position));
}

function isRedirect(status: unknown): boolean {
  return typeof status === 'number' && status >= 300 && status < 400 && status !== 304;
}

/** Headers given to `writeHead` replace those set before, so the cookie has to be among them. */
function withCookie(response: ServerResponse, given: readonly unknown[], cookie: string): readonly unknown[] {
  const headers = given.at(-1);
  if (Array.isArray(headers)) return [...given.slice(0, -1), [...headers, 'set-cookie', cookie]];
  if (typeof headers !== 'object' || headers === null || !('set-cookie' in headers)) {
    response.appendHeader('set-cookie', cookie);
    return given;
  }
  const others = [headers['set-cookie']].flat();
  return [...given.slice(0, -1), { ...headers, 'set-cookie': [...others, cookie] }];
}
