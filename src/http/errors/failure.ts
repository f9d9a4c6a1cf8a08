import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { pageHeadersOf } from '../pages/render-page.ts';
import { sourceStack } from '#platform/log/source-stack.ts';
import { isUnstorableText } from '#platform/database/unstorable-text.ts';
import { outageOf } from '#platform/process/outage.ts';
import { outageMessages } from '#shared/messages/outages.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { hideSecrets } from '#shared/routes/hide-secrets.ts';
import { sendPlain } from '../plain-answer.ts';
import { lookOf } from '../impersonation/guard-impersonation.ts';
import { requestIdOf } from '../request-id.ts';
import type { Site } from '../site.ts';
import { failureStatus, LAST_RESORT_POLICY, lastResortPage } from './last-resort-page.ts';

/** Seconds. */
const RETRY_AFTER = '60';

/** Draws the 500 or 409 page of the product (ROUTE-11); where that fails too, the last resort. */
export async function sendFailurePage(
  site: Site,
  renderer: PageRenderer,
  request: FastifyRequest,
  response: ServerResponse,
  error: unknown,
): Promise<void> {
  if (isUnstorableText(error)) return sendPlain(response, 400, serverMessages.badAddress);
  logFailure(site, request, error);
  if (sendOutage(site, request, response, error)) return;
  await sendErrorPage(site, renderer, request, response, failureStatus(error));
}

/** The error page itself, without an error: `/_/oh-noes` shows it. */
export async function sendErrorPage(
  site: Site,
  renderer: PageRenderer,
  request: FastifyRequest,
  response: ServerResponse,
  status: 409 | 500,
): Promise<void> {
  const host = site.hosts.find(request.headers.host);
  const drawn = await renderer
    .renderError(status, status === 409 ? 'Conflict' : 'Internal Server Error', {
      siteName: site.name,
      look: site.settings.look(),
      siteUrl: site.url,
      context: host?.context ?? { type: 'DEFAULT' },
      impersonation: lookOf(request),
    })
    .catch(() => undefined);
  if (drawn === undefined || host === undefined) return sendLastResort(site, request, response, status);
  const { bytes } = await drawn.body.forOne('identity');
  send(request, response, status, bytes, pageHeadersOf(site, renderer, host, drawn));
}

/** Sends the page that needs nothing and cannot fail: for failures outside of pages. */
export function sendFailure(site: Site, request: FastifyRequest, response: ServerResponse, error: unknown): void {
  if (isUnstorableText(error) && !response.headersSent) return sendPlain(response, 400, serverMessages.badAddress);
  logFailure(site, request, error);
  if (sendOutage(site, request, response, error)) return;
  sendLastResort(site, request, response, failureStatus(error));
}

/** Where the disk is full or the database away, the page says so, and programs learn when to come again (rule 249). */
function sendOutage(site: Site, request: FastifyRequest, response: ServerResponse, error: unknown): boolean {
  const outage = outageOf(error);
  if (outage === undefined) return false;
  const page = { title: outageMessages.title, text: outageMessages.page[outage] };
  send(request, response, 503, lastResortPage(503, requestIdOf(request.raw), page), {
    ...lastResortHeaders(site),
    'retry-after': RETRY_AFTER,
  });
  return true;
}

function lastResortHeaders(site: Site): Readonly<Record<string, string>> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': LAST_RESORT_POLICY,
    'x-route-name': 'Error',
    ...site.pageHeaders,
  };
}

function sendLastResort(site: Site, request: FastifyRequest, response: ServerResponse, status: 409 | 500): void {
  send(request, response, status, lastResortPage(status, requestIdOf(request.raw)), lastResortHeaders(site));
}

function send(
  request: FastifyRequest,
  response: ServerResponse,
  status: number,
  html: string | Buffer,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.headersSent || response.writableEnded) return void response.destroy();
  const body = Buffer.from(html);
  response.writeHead(status, {
    ...headers,
    'content-length': body.length,
    'cache-control': 'no-store',
    'x-cache-status': 'dynamic',
    'server-timing': 'error',
  });
  response.end(request.raw.method === 'HEAD' ? undefined : body);
}

function logFailure(site: Site, request: FastifyRequest, error: unknown): void {
  const what = error instanceof Error ? sourceStack(error) : String(error);
  site.log.error(
    { requestId: requestIdOf(request.raw), path: hideSecrets(request.raw.url ?? ''), error: hideSecrets(what) },
    'a request failed',
  );
}
