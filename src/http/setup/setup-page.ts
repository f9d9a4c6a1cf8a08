import { formatMessage } from '#shared/messages/format-message.ts';
import { setupMessages } from '#shared/messages/setup.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { SetupFaults, SetupField } from '#shared/identity/setup-form.ts';
import { escapeHtml } from '#shared/story/render/html.ts';

/** Title and body of a plain page. */
export type SetupPage = { readonly title: string; readonly body: string };

type Values = Readonly<Record<SetupField, string>>;
const EMPTY: Values = { name: '', username: '', email: '' };
const HINTS: Readonly<Partial<Record<SetupField, string>>> = {
  username: setupMessages.usernameHint,
  email: setupMessages.emailHint,
};

/** The form, without script; after a refusal with what was entered and what is wrong. */
export function setupForm(token: string, values: Values = EMPTY, faults: SetupFaults = {}): SetupPage {
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
export function setupDone(username: string): SetupPage {
  const importing = formatMessage(setupMessages.nextImport, { username });
  return page(
    setupMessages.doneTitle,
    `<p>${setupMessages.done}</p><ul><li><a href="${buildPath('ShowUserProfile', { username })}">${setupMessages.nextPage}</a></li>
<li><code>${escapeHtml(importing)}</code></li><li><code>${setupMessages.nextDemo}</code></li>
<li><a href="/">${setupMessages.nextHome}</a></li></ul>`,
  );
}

/** For a link that was used or never was one. */
export function setupUsed(): SetupPage {
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

function page(title: string, body: string): SetupPage {
  return { title, body };
}
