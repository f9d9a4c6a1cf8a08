import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatMessage } from '#shared/messages/format-message.ts';
import { registrationMessages } from '#shared/messages/registration.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { type FollowOutcome, followEmailLink } from '#modules/identity/email-auth/follow-email-link.ts';
import { confirmEmailAddress } from '#modules/identity/email-verification/confirm-email-address.ts';
import { type AuthEndpoint, openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { seeOther } from '../auth/see-other.ts';
import { sendPlainPage } from '../plain-page.ts';
import { formField, withForms } from '../form-body.ts';
import { sendPlain } from '../plain-answer.ts';
import { isForgerySafe } from '../session/identity.ts';
import type { Site } from '../site.ts';
import { askToConfirm } from './confirm-page.ts';

const PATH = '/m/callback/email';
type Query = { Querystring: Readonly<Record<string, unknown>> };

/**
 * `/m/callback/email?token=…&operation=…`: the links in mails (rules 128, 136). By GET the browser that asked for the
 * mail gets in; any other gets a form that asks first. `operation=verify` confirms the signed-in person's address.
 */
export function registerEmailLinks(app: FastifyInstance, site: Site): void {
  app.get<Query>(PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
    if (opened === undefined) return;
    const link = { token: textOf(request.query['token']), operation: textOf(request.query['operation']) };
    if (link.operation === 'verify') return await verify(reply, opened, link.token);
    const outcome = await followEmailLink(opened.context, { token: link.token, isConfirmed: false });
    await answer(request, reply, opened, link, outcome);
  });
  withForms(app, (inside) =>
    inside.post(PATH, async (request, reply) => {
      const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
      if (opened === undefined) return;
      const link = { token: formField(request, 'token'), operation: formField(request, 'operation') };
      const isConfirmed = isForgerySafe(opened.identity, formField(request, 'xsrf'));
      const outcome: FollowOutcome = isConfirmed
        ? await followEmailLink(opened.context, { token: link.token, isConfirmed })
        : { kind: 'mustConfirm' };
      await answer(request, reply, opened, link, outcome);
    }),
  );

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    opened: AuthEndpoint,
    link: { readonly token: string; readonly operation: string },
    outcome: FollowOutcome,
  ): Promise<void> {
    const { raw: response } = reply;
    const operation = link.operation === 'register' ? 'register' : 'login';
    switch (outcome.kind) {
      case 'entered': {
        const query = { token: outcome.token, state: 'medium', operation: outcome.operation };
        return seeOther(site, response, buildPath('CompleteAuth', {}, query), opened.identity.setCookies);
      }
      case 'mustConfirm':
        if (await askToConfirm(site, request, reply, opened, link.token)) return;
        return seeOther(site, response, expired(operation));
      case 'expired':
        return seeOther(site, response, expired(operation));
      case 'refused':
        return sendPlainPage(site, request, reply, {
          status: 403,
          routeName: 'CompleteEmailAuth',
          title: registrationMessages.refusedTitle,
          body: `<p>${escapeHtml(outcome.sentence)}</p>`,
        });
      case 'tooMany': {
        const { retryAfter } = outcome;
        const text = formatMessage(serverMessages.tooManyRequests, { seconds: retryAfter });
        return sendPlain(response, 429, text, { 'retry-after': String(retryAfter) });
      }
    }
  }

  async function verify(reply: FastifyReply, { context, identity }: AuthEndpoint, token: string): Promise<void> {
    const outcome = await confirmEmailAddress(context, token);
    if (outcome === 'mustSignIn') {
      const redirect = buildPath('CompleteEmailAuth', {}, { token, operation: 'verify' });
      return seeOther(site, reply.raw, buildPath('SignIn', {}, { operation: 'login', redirect }));
    }
    // Used up, too old or done: the settings show the state of the address, and say what this link was for.
    const told = outcome === 'confirmed' || identity.viewer?.isEmailVerified === true ? { confirmedEmail: 1 } : {};
    const settings = `${buildPath('ShowSettings', {}, told)}#email`;
    seeOther(site, reply.raw, identity.viewer === null ? expired('login') : settings, identity.setCookies);
  }
}

/** The screen that asks for the address again. */
function expired(operation: 'login' | 'register'): string {
  return buildPath('SignIn', {}, { susiEntry: 'email_login_timeout', operation });
}

/** Empty too for a parameter that was given twice. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 200) : '';
}
