import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authPageMessages } from '#shared/messages/auth-pages.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { createLoaders } from '#modules/ground/loaders.ts';
import { hasSessionOnDomain, issueDomainPass } from '#modules/identity/sessions/issue-domain-pass.ts';
import { useDomainPass } from '#modules/identity/sessions/use-domain-pass.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { formField, withForms } from '../form-body.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { sendPlainPage } from '../plain-page.ts';
import { writeCookie } from '../session/cookies.ts';
import { isForgerySafe } from '../session/identity.ts';
import { openBrowser } from '../session/visitor.ts';
import type { Site } from '../site.ts';
import { type AuthEndpoint, openAuthEndpoint } from './open-auth-endpoint.ts';
import { readDomainStep, type DomainStep } from './domain-step.ts';
import { redirectTarget, seeOther } from './see-other.ts';

type Query = { Querystring: Readonly<Record<string, unknown>> };
const PASS = '/m/callback/domain';

/**
 * The way from a custom domain to a session there (IDEN-15, rule 145). The domain's `/m/token` leads
 * to that of the main site, naming the domain and the reader's browser there; the main site, where the
 * reader signs in and says yes once, leads back with a pass, which becomes a session of the domain.
 */
export function registerDomainEndpoints(app: FastifyInstance, site: Site): void {
  app.get<Query>('/m/token', { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await openAuthEndpoint(site, request, reply, 'ANY');
    if (opened === undefined) return;
    if (opened.host.context.type !== 'DEFAULT') return leave(request, reply, opened);
    const step = await readDomainStep(site, (name) => textOf(request.query[name]));
    if (step === undefined) return seeOther(site, reply.raw, '/');
    if (opened.identity.viewer === null) {
      const redirect = buildPath('ExchangeToken', {}, step.query);
      return seeOther(site, reply.raw, buildPath('SignIn', {}, { operation: operationOf(request), redirect }));
    }
    if (await hasSessionOnDomain(opened.context, step.host.key)) return goBack(reply, opened, step);
    await askFirst(request, reply, opened, step);
  });
  withForms(app, (inside) => {
    inside.post('/m/token', async (request, reply) => {
      const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
      if (opened === undefined) return;
      const step = await readDomainStep(site, (name) => formField(request, name));
      if (step === undefined) return seeOther(site, reply.raw, '/');
      const isMeant = opened.identity.viewer !== null && isForgerySafe(opened.identity, formField(request, 'xsrf'));
      if (isMeant) return goBack(reply, opened, step);
      seeOther(site, reply.raw, buildPath('ExchangeToken', {}, step.query));
    });
  });
  app.get<Query>(PASS, { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await openAuthEndpoint(site, request, reply, 'ANY');
    if (opened === undefined) return;
    const { host, context } = opened;
    const token = textOf(request.query['token']) ?? '';
    const started = host.context.type === 'DEFAULT' ? undefined : await useDomainPass(context, token, host.key);
    if (started === undefined) return tellUsed(request, reply);
    const target = await redirectTarget(site, host, started.redirect);
    seeOther(site, reply.raw, target, [writeCookie(site, 'session', started.cookieValue)]);
  });

  /** On the custom domain: redirects to the main site, with what's needed to come back. */
  async function leave(
    request: FastifyRequest<Query>,
    reply: FastifyReply,
    { host, identity }: AuthEndpoint,
  ): Promise<void> {
    const redirect = await redirectTarget(site, host, textOf(request.query['redirect']));
    if (identity.viewer !== null) return seeOther(site, reply.raw, redirect);
    const { browser, setCookie } = openBrowser(site, request);
    const state = browser.visitorHash;
    const path = buildPath('ExchangeToken', {}, { host: host.key, state, redirect, operation: operationOf(request) });
    seeOther(site, reply.raw, site.url + path, [
      ...identity.setCookies,
      ...(setCookie === undefined ? [] : [setCookie]),
    ]);
  }

  async function goBack(reply: FastifyReply, { context }: AuthEndpoint, step: DomainStep): Promise<void> {
    const { host, visitorHash, redirect } = step;
    const token = await issueDomainPass(context, { host: host.key, visitorHash, redirect });
    seeOther(site, reply.raw, `${host.origin}${PASS}?${new URLSearchParams({ token }).toString()}`);
  }

  async function askFirst(
    request: FastifyRequest,
    reply: FastifyReply,
    { context, identity }: AuthEndpoint,
    { host, query }: DomainStep,
  ): Promise<void> {
    const person = await createLoaders(context.database)
      .get(personLoader)
      .load(identity.viewer?.personId ?? '');
    const texts = { host: nameOf(host), siteName: site.name, name: person?.name ?? '' };
    const fields = Object.entries({ ...query, xsrf: identity.xsrf ?? '' })
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
      .join('');
    const form = `<form method="post" action="${buildPath('ExchangeToken')}">${fields}<button>${authPageMessages.domainButton}</button></form>`;
    const back = `<p><a href="${escapeHtml(host.origin)}/">${authPageMessages.domainBack}</a></p>`;
    sendPlainPage(site, request, reply, {
      status: 200,
      routeName: 'ExchangeToken',
      title: escapeHtml(formatMessage(authPageMessages.domainTitle, texts)),
      body: `<p>${escapeHtml(formatMessage(authPageMessages.domain, texts))}</p>${form}${back}`,
      formLeadsTo: host.origin,
    });
  }

  function tellUsed(request: FastifyRequest, reply: FastifyReply): void {
    const { passUsedTitle, passUsed, passAgain } = authPageMessages;
    const body = `<p>${passUsed}</p><p><a href="${buildPath('ExchangeToken')}">${passAgain}</a></p>`;
    sendPlainPage(site, request, reply, { status: 410, routeName: 'ExchangeToken', title: passUsedTitle, body });
  }
}

function nameOf(host: KnownHost): string {
  return new URL(host.origin).host;
}

/** Whether the reader wanted to sign up; someone who's signed in by then continues anyway. */
function operationOf({ query }: FastifyRequest<Query>): 'login' | 'register' {
  return textOf(query['operation']) === 'register' ? 'register' : 'login';
}

/** Undefined too for a parameter that was given twice. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
