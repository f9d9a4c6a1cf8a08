import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bannerCss, drawBanner, type ShownImpersonation } from '#shared/impersonation/draw-banner.ts';
import type { Headers } from './headers/security-headers.ts';
import type { Site } from './site.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;
padding:24px;font:18px/1.5 Georgia,serif;background:Canvas;color:CanvasText;overflow-wrap:anywhere}main{max-width:32em}
h1{font-size:42px;line-height:1.1;margin:0 0 16px}label{display:block;margin-top:20px;font-weight:bold}
input{box-sizing:border-box;width:100%;margin-top:4px;padding:10px;font:inherit}
small{display:block;opacity:.8}strong{display:block;color:#c0392b}button{margin-top:28px;padding:12px 20px;font:inherit}
code{font-size:15px}a{color:inherit}@media(prefers-color-scheme:dark){strong{color:#ff8a7a}}`;
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE_HASH = hashOf(STYLE);
const BANNER_HASH = hashOf(bannerCss);

export type PlainPage = {
  readonly status: number;
  readonly routeName: string;
  readonly title: string;
  /** HTML, with everything from outside escaped. */
  readonly body: string;
  /** Shown above it, as above every page, while staff view the site as someone (rule 248). */
  readonly impersonation?: ShownImpersonation;
  /** Where else its form's answer may redirect, besides this site: an origin. */
  readonly formLeadsTo?: string | undefined;
  readonly headers?: Headers;
};

/** Sends a self-contained page without scripts: for forms whose address or text is a secret, never cached. */
export function sendPlainPage(site: Site, request: FastifyRequest, reply: FastifyReply, page: PlainPage): void {
  const { impersonation } = page;
  const banner = impersonation === undefined ? '' : drawBanner(site.name, impersonation);
  const bannerStyle = impersonation === undefined ? '' : `<style>${bannerCss}</style>`;
  const body = Buffer.from(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${page.title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style>${bannerStyle}</head><body>${banner}<main><h1>${page.title}</h1>${page.body}</main></body></html>`);
  const leadsTo = page.formLeadsTo === undefined ? '' : ` ${page.formLeadsTo}`;
  reply.raw.writeHead(page.status, {
    ...site.pageHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'content-security-policy': `default-src 'none'; style-src ${STYLE_HASH}${impersonation === undefined ? '' : ` ${BANNER_HASH}`}; base-uri 'none'; form-action 'self'${leadsTo}; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    // The address is often the secret.
    'referrer-policy': 'no-referrer',
    'x-route-name': page.routeName,
    'x-cache-status': 'dynamic',
    'server-timing': 'page',
    ...page.headers,
  });
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}
