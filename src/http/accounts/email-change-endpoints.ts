import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { obfuscateEmail } from '#shared/identity/obfuscate-email.ts';
import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { confirmEmailChange } from '#modules/identity/email-changes/confirm-email-change.ts';
import { DAYS_TO_UNDO } from '#modules/identity/email-changes/email-change-periods.ts';
import { readUndo, undoEmailChange } from '#modules/identity/email-changes/undo-email-change.ts';
import { openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { seeOther } from '../auth/see-other.ts';
import { formField, withForms } from '../form-body.ts';
import { sendPlainPage } from '../plain-page.ts';
import type { Site } from '../site.ts';

const CONFIRM = buildPath('ConfirmEmailChange');
const UNDO = buildPath('UndoEmailChange');
type Query = { Querystring: Readonly<Record<string, unknown>> };
type Text = { readonly status: number; readonly title: string; readonly body: string };

/** The links of the two mails of rule 141: at the new address to confirm it, at the old one to undo the change. */
export function registerEmailChanges(app: FastifyInstance, site: Site): void {
  app.get<Query>(CONFIRM, { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
    if (opened === undefined) return;
    const token = tokenOf(request.query['token']);
    const outcome = await confirmEmailChange(opened.context, token);
    if (outcome === 'taken') return sendText(request, reply, 'ConfirmEmailChange', taken());
    const back = buildPath('ConfirmEmailChange', {}, { token });
    const mustSignIn = outcome === 'mustSignIn' || opened.identity.viewer === null;
    const signIn = buildPath('SignIn', {}, { operation: 'login', redirect: back });
    // Used up, too old or done: either way, the settings say which address is in use.
    const settings = `${buildPath('ShowSettings', {}, outcome === 'changed' ? { confirmedEmail: 1 } : {})}#email`;
    seeOther(site, reply.raw, mustSignIn ? signIn : settings, opened.identity.setCookies);
  });
  // Mail scanners follow links, so only a form undoes the change. The token in it is the secret.
  app.get<Query>(UNDO, { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
    if (opened === undefined) return;
    const token = tokenOf(request.query['token']);
    const address = await readUndo(opened.context, token);
    sendText(request, reply, 'UndoEmailChange', address === undefined ? expired() : question(address, token));
  });
  withForms(app, (inside) =>
    inside.post(UNDO, async (request, reply) => {
      const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
      if (opened === undefined) return;
      const outcome = await undoEmailChange(opened.context, tokenOf(formField(request, 'token')));
      const text = outcome.kind === 'undone' ? undone(outcome.address) : outcome.kind === 'taken' ? taken() : expired();
      sendText(request, reply, 'UndoEmailChange', text);
    }),
  );

  function sendText(request: FastifyRequest, reply: FastifyReply, routeName: string, text: Text): void {
    sendPlainPage(site, request, reply, { routeName, ...text });
  }

  function question(address: string, token: string): Text {
    const intro = formatMessage(messages.undoIntro, { site: site.name, address: obfuscateEmail(address) });
    return {
      status: 200,
      title: messages.undoTitle,
      body: `<p>${escapeHtml(intro)}</p><form method="post" action="${UNDO}">
<input type="hidden" name="token" value="${escapeHtml(token)}"><button>${messages.undoButton}</button></form>`,
    };
  }
}

function undone(address: string): Text {
  const signIn = escapeHtml(buildPath('SignIn', {}, { operation: 'login' }));
  return {
    status: 200,
    title: messages.undoneTitle,
    body: `<p>${escapeHtml(formatMessage(messages.undone, { address: obfuscateEmail(address) }))}</p>
<p><a href="${signIn}">${messages.undoneNext}</a></p>`,
  };
}

function expired(): Text {
  const text = formatMessage(messages.undoExpired, { days: DAYS_TO_UNDO });
  return { status: 410, title: messages.undoExpiredTitle, body: `<p>${text}</p>` };
}

function taken(): Text {
  const link = `<a href="${buildPath('ShowSettings')}#email">${messages.settingsLink}</a>`;
  return { status: 409, title: messages.changeTakenTitle, body: `<p>${messages.changeTaken}</p><p>${link}</p>` };
}

/** Empty too for a parameter that was given twice. */
function tokenOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : '';
}
