import { escapeHtml } from '../html.ts';

/** How a mail is looked at before it leaves: in either theme, as who sees no pictures does, or as plain text. */
export const mailLooks = ['light', 'dark', 'bare', 'text'] as const;
export type MailLook = (typeof mailLooks)[number];

export function isMailLook(value: unknown): value is MailLook {
  return mailLooks.some((look) => look === value);
}

/** A rendered mail as in one theme, whatever the one of whoever looks; links in it open beside it. Pure. */
export function mailInTheme(html: string, theme: 'light' | 'dark'): string {
  return html
    .replace('<head>', '<head><base target="_blank">')
    .replace('<meta name="color-scheme" content="light dark">', `<meta name="color-scheme" content="${theme}">`)
    .replace(/<style>[^<]*/, (sheet) => inTheme(sheet, theme));
}

export type MailHead = readonly (readonly [label: string, value: string])[];

/** What a mail program shows above a mail, put above a rendered one. Pure. */
export function mailWithHead(html: string, head: MailHead): string {
  const lines = head.map(
    ([label, value]) =>
      `<div><span class="f" style="color:#6b6459">${escapeHtml(label)}:</span> ${escapeHtml(value)}</div>`,
  );
  const style = 'padding:12px 16px;border-bottom:1px solid #8c857a;font:14px/22px Arial,sans-serif;color:#1d1a16';
  return html.replace(
    /<body[^>]*>/,
    (body) => `${body}<div class="t" dir="auto" style="${style}">${lines.join('')}</div>`,
  );
}

/** The first style sheet, which words of the story are not in: the others are for programs with rules of their own. */
function inTheme(sheet: string, theme: 'light' | 'dark'): string {
  return sheet
    .replace('color-scheme:light dark', `color-scheme:${theme}`)
    .replace('@media (prefers-color-scheme:dark)', theme === 'dark' ? '@media all' : '@media not all');
}
