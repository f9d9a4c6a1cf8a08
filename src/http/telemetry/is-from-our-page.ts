import type { FastifyRequest } from 'fastify';

/** Whether the browser says that a page of the same origin sent the request; if it says nothing, none did. */
export function isFromOurPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers;
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') return false;
  if (origin === undefined) return from !== undefined;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}
