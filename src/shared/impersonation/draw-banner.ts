import { formatMessage } from '#shared/messages/format-message.ts';
import { impersonationMessages as messages } from '#shared/messages/impersonations.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { escapeHtml } from '#shared/story/render/html.ts';

/** As whom somebody of staff looks at the site (rule 248), as every page of theirs says it. */
export type ShownImpersonation = {
  readonly name: string;
  /** Of the session that only looks. */
  readonly xsrf: string;
  /** Until it ends by itself. */
  readonly secondsLeft: number;
};

/** The name of the field that ends it. */
export const END_FIELD = 'xsrf';

/** In both themes the same colors, which are nowhere else, and over everything; the frame is there while a window covers it. */
export const bannerCss = [
  '.looking{position:fixed;z-index:2147483647;inset:auto 0 0;display:flex;flex-wrap:wrap;align-items:center;',
  'justify-content:center;gap:6px 16px;padding:8px 16px calc(8px + env(safe-area-inset-bottom));',
  'background:#8a1246;color:#fff;font:600 15px/1.35 var(--font-interface,system-ui,sans-serif);text-align:center}',
  '.looking::before{content:"";position:fixed;inset:0;border:4px solid #8a1246;pointer-events:none}',
  '.looking p{margin:0;overflow-wrap:anywhere;text-wrap:balance}.looking form{margin:0;position:relative}',
  '.looking button{margin:0;min-width:72px;min-height:36px;padding:0 16px;border:0;border-radius:999px;background:#fff;',
  'color:#5c0a2e;font:inherit;cursor:pointer}',
  '.looking button:focus-visible{outline:3px solid #fff;outline-offset:3px}',
  'body{padding-block-end:112px}@media print{.looking{position:static}}',
].join('');

function bannerText(site: string, name: string): string {
  return formatMessage(messages.banner, { site, name });
}

/** A form, so that it ends by one press also where no script runs. */
function drawEndForm(xsrf: string): string {
  const field = `<input type="hidden" name="${END_FIELD}" value="${escapeHtml(xsrf)}">`;
  return `<form method="post" action="${buildPath('EndImpersonation')}">${field}<button>${messages.end}</button></form>`;
}

/** What stands over a page: before everything else for whoever comes by keyboard or hears it. */
export function drawBanner(site: string, { name, xsrf }: ShownImpersonation): string {
  const text = `<p>${escapeHtml(bannerText(site, name))}</p>`;
  return `<aside class="looking" aria-label="${messages.bannerLabel}">${text}${drawEndForm(xsrf)}</aside>`;
}
