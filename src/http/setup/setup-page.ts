import { createHash } from 'node:crypto';
import { formatMessage } from '#shared/messages/format-message.ts';
import { setupMessages } from '#shared/messages/setup.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { SetupFaults, SetupField } from '#shared/identity/setup-form.ts';
import { escapeHtml } from '#shared/story/render/html.ts';

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;
padding:24px;font:18px/1.5 Georgia,serif;background:Canvas;color:CanvasText}main{max-width:32em}
h1{font-size:42px;line-height:1.1;margin:0 0 16px}label{display:block;margin-top:20px;font-weight:bold}
input{box-sizing:border-box;width:100%;margin-top:4px;padding:10px;font:inherit}
small{display:block;opacity:.8}strong{display:block;color:#c0392b}button{margin-top:28px;padding:12px 20px;font:inherit}
code{font-size:15px}a{color:inherit}@media(prefers-color-scheme:dark){strong{color:#ff8a7a}}`;

/** The policy of these pages: their one style element, and their form leads to this site only. */
export const SETUP_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

type Values = Readonly<Record<SetupField, string>>;
const EMPTY: Values = { name: '', username: '', email: '' };
const HINTS: Readonly<Partial<Record<SetupField, string>>> = {
  username: setupMessages.usernameHint,
  email: setupMessages.emailHint,
};

/** The form, without script; after a refusal with what was entered and what is wrong. */
export function setupForm(token: string, values: Values = EMPTY, faults: SetupFaults = {}): string {
  const fields = [
    field('name', 'autocomplete="name" maxlength="50"', values, faults),
    field(
      'username',
      'autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="30"',
      values,
      faults,
    ),
    field('email', 'type="email" autocomplete="email" maxlength="254"', values, faults),
  ];
  return page(
    setupMessages.title,
    `<p>${setupMessages.intro}</p><form method="post" action="${buildPath('ShowSetUp', { token })}">${fields.join('')}
<button>${setupMessages.submit}</button></form>`,
  );
}

/** What to do next. */
export function setupDone(username: string): string {
  const importing = formatMessage(setupMessages.nextImport, { username });
  return page(
    setupMessages.doneTitle,
    `<p>${setupMessages.done}</p><ul><li><a href="${buildPath('ShowUserProfile', { username })}">${setupMessages.nextPage}</a></li>
<li><code>${escapeHtml(importing)}</code></li><li><code>${setupMessages.nextDemo}</code></li>
<li><a href="/">${setupMessages.nextHome}</a></li></ul>`,
  );
}

/** For a link that was used or never was one. */
export function setupUsed(): string {
  return page(setupMessages.usedTitle, `<p>${setupMessages.used}</p><p><a href="/">${setupMessages.nextHome}</a></p>`);
}

function field(name: SetupField, attributes: string, values: Values, faults: SetupFaults): string {
  const fault = faults[name];
  const hint = HINTS[name];
  const notes = [
    ...(fault === undefined ? [] : [`<strong id="${name}-fault">${setupMessages[fault]}</strong>`]),
    ...(hint === undefined ? [] : [`<small id="${name}-hint">${hint}</small>`]),
  ];
  const described = [fault && `${name}-fault`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return `<label for="${name}">${setupMessages[name]}</label><input id="${name}" name="${name}" required ${attributes} value="${escapeHtml(values[name])}"${
    described === '' ? '' : ` aria-describedby="${described}"`
  }${fault === undefined ? '' : ' aria-invalid="true"'}>${notes.join('')}`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}
