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
    .replace('content="light dark"', `content="${theme}"`)
    .replace(':root{color-scheme:light dark', `:root{color-scheme:${theme}`)
    .replaceAll('@media (prefers-color-scheme:dark)', theme === 'dark' ? '@media all' : '@media not all');
}
