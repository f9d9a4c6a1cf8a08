import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Browser } from '#modules/ground/browser.ts';
import { networkOf } from '../limits/network-of.ts';
import type { Site } from '../site.ts';
import { readCookie, writeCookie } from './cookies.ts';

const BYTES = 16;
const VALUE = /^[\w-]{22}$/;
const MOST_CHARACTERS = 400;

/** The browser that a visitor cookie identifies; null if the request has none of ours. */
export function findBrowser(site: Site, request: FastifyRequest): Browser | null {
  const value = readCookie(site, request.raw, 'visitor');
  return value === undefined || !VALUE.test(value) ? null : browserOf(site, request, value);
}

/** The same, or a new one; with the `Set-Cookie` that makes it stay, or stay longer. */
export function openBrowser(
  site: Site,
  request: FastifyRequest,
  isRenewed = false,
): { readonly browser: Browser; readonly setCookie: string | undefined } {
  const given = readCookie(site, request.raw, 'visitor');
  if (given !== undefined && VALUE.test(given)) {
    return {
      browser: browserOf(site, request, given),
      setCookie: isRenewed ? writeCookie(site, 'visitor', given) : undefined,
    };
  }
  const value = randomBytes(BYTES).toString('base64url');
  return { browser: browserOf(site, request, value), setCookie: writeCookie(site, 'visitor', value) };
}

function browserOf(site: Site, request: FastifyRequest, value: string): Browser {
  return {
    visitorHash: createHash('sha256').update(value).digest('hex'),
    userAgent: (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, ' ').slice(0, MOST_CHARACTERS),
    network: networkOf(request.ip),
    country: site.countries.of(request.raw),
  };
}
