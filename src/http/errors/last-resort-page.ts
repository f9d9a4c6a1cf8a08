import { createHash } from 'node:crypto';
import { formatMessage } from '#shared/messages/format-message.ts';
import { errorMessages } from '#shared/messages/errors.ts';
import { serverMessages } from '#shared/messages/server.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;
gap:16px;padding:24px;font:18px/1.5 Georgia,serif;text-align:center;background:Canvas;color:CanvasText}
h1{font-size:72px;line-height:1;margin:0}p{margin:0;max-width:34em}small{opacity:.7}a{color:inherit}`;

/** The policy of the last-resort page: its one style element and nothing else. */
export const LAST_RESORT_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Status of a page that failed: 409 when its message includes `409: Conflict`, else 500 (ROUTE-11). */
export function failureStatus(error: unknown): 409 | 500 {
  return error instanceof Error && error.message.includes('409: Conflict') ? 409 : 500;
}

type Outage = { readonly title: string; readonly text: string };

/** A whole document that needs no data, no script and no asset: it is shown when everything else failed. */
export function lastResortPage(status: 409 | 500 | 503, requestId: string, outage?: Outage): string {
  const { title, text } = outage ?? { title: String(status), text: errorMessages.serverErrorHeading };
  const id = requestId.replace(/[^\w-]/g, '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>
<p>${errorMessages.serverErrorTry} <a href="">${errorMessages.serverErrorRefresh}</a> ${errorMessages.serverErrorOr} <a href="/">${errorMessages.serverErrorRead}</a>.</p>
<small>${formatMessage(serverMessages.requestId, { requestId: id })}</small></main></body></html>`;
}
