import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '#platform/page-cache/encodings.ts';
import { pageBodyOf } from '#platform/page-cache/page-body.ts';
import type { RenderedPage } from '#platform/page-cache/page-cache.ts';
import { noteAnswer } from './answered.ts';

/**
 * Sends an answer that the page cache does not keep: compressed in one encoding, quickly, because few others will
 * read these bytes.
 */
export async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: RenderedPage,
  timing: string,
): Promise<void> {
  noteAnswer(response, rendered.headers['x-route-name'], 'dynamic');
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const { encoding, bytes } = await pageBodyOf(rendered.body).forOne(wanted);
  const { vary } = rendered.headers;
  response.writeHead(rendered.status, {
    ...rendered.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': bytes.length,
    vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`,
    'x-cache-status': 'dynamic',
    'server-timing': timing,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
