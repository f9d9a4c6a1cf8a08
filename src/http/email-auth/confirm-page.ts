import type { FastifyReply, FastifyRequest } from 'fastify';
import { obfuscateEmail } from '#shared/identity/obfuscate-email.ts';
import { emailAuthMessages as messages } from '#shared/messages/email-auth.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { readEmailLink } from '#modules/identity/email-auth/follow-email-link.ts';
import { xsrfOf } from '#modules/identity/sessions/xsrf.ts';
import type { AuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { sendPlainPage } from '../plain-page.ts';
import { openBrowser } from '../session/visitor.ts';
import type { Site } from '../site.ts';

/**
 * In a browser that didn't ask for the mail, asks whether its reader means it, and as whom; makes that browser a
 * visitor. False, with nothing sent, for a link that no longer works.
 */
export async function askToConfirm(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { context, identity }: AuthEndpoint,
  token: string,
): Promise<boolean> {
  const link = await readEmailLink(context, token);
  if (link === undefined) return false;
  const { browser, setCookie } = openBrowser(site, request);
  const fields = { token, operation: link.operation, xsrf: identity.session?.xsrf ?? xsrfOf(site.secrets, browser) };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const title = link.operation === 'login' ? messages.confirmTitle : messages.confirmRegisterTitle;
  sendPlainPage(site, request, reply, {
    status: 200,
    routeName: 'CompleteEmailAuth',
    title: escapeHtml(formatMessage(title, { email: obfuscateEmail(link.address) })),
    body: `<p>${messages.confirm}</p><form method="post" action="${buildPath('CompleteEmailAuth')}">${inputs.join('')}
<button>${messages.confirmButton}</button></form><p><a href="/">${messages.confirmNo}</a></p>`,
    ...(setCookie === undefined ? {} : { headers: { 'set-cookie': setCookie } }),
  });
  return true;
}
