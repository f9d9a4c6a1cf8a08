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

/** The first style sheet, which words of the story are not in: the others are for programs with rules of their own. */
function inTheme(sheet: string, theme: 'light' | 'dark'): string {
  return sheet
    .replace('color-scheme:light dark', `color-scheme:${theme}`)
    .replace('@media (prefers-color-scheme:dark)', theme === 'dark' ? '@media all' : '@media not all');
}
