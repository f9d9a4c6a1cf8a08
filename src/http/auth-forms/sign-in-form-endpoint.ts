import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readSignInConfig, type SignInConfig, signInQuery } from '#shared/identity/sign-in-config.ts';
import { SIGN_IN_FORM } from '#shared/identity/sign-in-form.ts';
import { providerMessages } from '#shared/messages/providers.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { type AuthEndpoint, openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { seeOther } from '../auth/see-other.ts';
import { formField, withForms } from '../form-body.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { renderPage } from '../pages/render-page.ts';
import { sendPlainPage } from '../plain-page.ts';
import { sendRendered } from '../send-rendered.ts';
import { graphRequestOf } from '../session/graph-request-of.ts';
import { isForgerySafe } from '../session/identity.ts';
import type { Site } from '../site.ts';
import { answerForm } from './answer-form.ts';
import type { FormOutcome } from './form-outcome.ts';

type Opened = AuthEndpoint & { readonly config: SignInConfig };

/**
 * `POST /m/signin`: the steps of signing in as plain forms, for people without script. The answer is the next step
 * itself, so no address ever contains what was typed.
 */
export function registerSignInForms(app: FastifyInstance, site: Site, renderer: PageRenderer): void {
  const path = buildPath('SignIn');
  withForms(app, (inside) =>
    inside.post(path, async (request, reply) => {
      const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
      if (opened === undefined) return;
      const config = readSignInConfig(request.body instanceof URLSearchParams ? request.body : new URLSearchParams());
      // From another site, or from a browser that lost its cookie: nothing was done, and it starts over.
      if (!isForgerySafe(opened.identity, formField(request, SIGN_IN_FORM.xsrf)))
        return seeOther(site, reply.raw, buildPath('SignIn', {}, signInQuery(config)), opened.identity.setCookies);
      const answer = await answerForm(opened.context, config, (name) => formField(request, name));
      if (answer.kind === 'token') return goOn(request, reply, config, answer.token);
      await show(request, reply, { ...opened, config }, answer);
    }),
  );

  /**
   * With a page that moves on by itself, not a redirect: browsers apply `form-action` to where a form leads, and a
   * reader may be on the way to their own domain.
   */
  function goOn(request: FastifyRequest, reply: FastifyReply, config: SignInConfig, token: string): void {
    const { operation, susiEntry } = config;
    const address = buildPath('CompleteAuth', {}, { token, state: 'medium', operation, susiEntry });
    sendPlainPage(site, request, reply, {
      status: 200,
      routeName: 'SignIn',
      title: providerMessages.hopTitle,
      body: `<p><a href="${escapeHtml(address)}">${providerMessages.hop}</a></p>`,
      headers: { refresh: `0;url=${address}` },
    });
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { host, identity, config }: Opened,
    answer: Extract<FormOutcome, { kind: 'step' }>,
  ): Promise<void> {
    const { step, status, notice, count } = answer;
    const isRecovery = formField(request, SIGN_IN_FORM.form) === 'recovery';
    const email = answer.isEmailDropped === true ? '' : formField(request, SIGN_IN_FORM.email).trim();
    const shown = { ...signInQuery({ ...config, step }), notice, count, email, recovery: isRecovery ? 1 : undefined };
    const query = new URL(buildPath('SignIn', {}, shown), host.origin).search;
    const session = { xsrf: identity.xsrf, isLoggedIn: identity.viewer !== null };
    const graph = graphRequestOf(site, request, host, identity);
    const page = await renderPage(site, renderer, { host, path, query, page: 'sign-in' }, { session, graph });
    await sendRendered(request.raw, reply.raw, { ...page, status }, 'page');
  }
}
