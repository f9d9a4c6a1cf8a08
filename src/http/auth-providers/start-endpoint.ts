import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatMessage } from '#shared/messages/format-message.ts';
import { providerMessages as messages } from '#shared/messages/providers.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { escapeHtml } from '#shared/story/render/html.ts';
import { providerTitles, startRoutes } from '#modules/identity/providers/provider-addresses.ts';
import { type ProviderName, providerNames, providerOperations } from '#modules/identity/providers/provider-name.ts';
import { startProviderAuth } from '#modules/identity/providers/start-provider-auth.ts';
import { type AuthEndpoint, openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { redirectTarget, seeOther } from '../auth/see-other.ts';
import { sendPlainPage } from '../plain-page.ts';
import { isForgerySafe } from '../session/identity.ts';
import { openBrowser } from '../session/visitor.ts';
import type { Site } from '../site.ts';
import { sendProviderFailure } from './failure-page.ts';
import { finishOneTap } from '#modules/identity/one-tap/finish-one-tap.ts';
import { sendOutcome } from './send-outcome.ts';

type Query = { Querystring: Readonly<Record<string, unknown>> };
type Start = {
  readonly provider: ProviderName;
  readonly operation: string;
  readonly redirect: string;
  readonly entry: string | undefined;
};

/**
 * `/m/connect/google` and the like: leads to the provider, with `operation` (`login` where
 * absent) and `redirect`. From another site it leads to the ways of signing in instead. Connecting asks first, unless the address carries the viewer's xsrf token: else
 * any page elsewhere could join a provider's account that is not the viewer's.
 */
export function registerProviderStart(app: FastifyInstance, site: Site): void {
  for (const provider of providerNames) {
    const path = buildPath(startRoutes[provider], {});
    app.get<Query>(path, { exposeHeadRoute: false }, async (request, reply) => {
      const opened = await openAuthEndpoint(site, request, reply, 'ANY');
      if (opened === undefined) return;
      const read = (name: string): string | undefined => {
        const value = request.query[name];
        return typeof value === 'string' ? value : undefined;
      };
      const redirect = await redirectTarget(site, opened.host, read('redirect'));
      const entry = read('susiEntry');
      const start = { provider, operation: read('operation') ?? 'login', redirect, entry };
      if (opened.host.context.type !== 'DEFAULT') return goToMainSite(reply, opened, start);
      const handle = read('oneTap');
      if (provider === 'google' && handle !== undefined) {
        return await finishOneTapAt(site, request, reply, opened, { handle, redirect, entry });
      }
      await goToProvider(request, reply, opened, { ...start, xsrf: read('xsrf') });
    });
  }

  /** On a custom domain: the main site signs in, and leads back by the domain's own `/m/token`. */
  function goToMainSite(reply: FastifyReply, { host }: AuthEndpoint, start: Start): void {
    const back = new URL(buildPath('ExchangeToken', {}, { redirect: start.redirect }), host.origin);
    const query = { operation: start.operation, redirect: back.href, ...entryQuery(start) };
    seeOther(site, reply.raw, site.url + buildPath(startRoutes[start.provider], {}, query));
  }

  async function goToProvider(
    request: FastifyRequest,
    reply: FastifyReply,
    { identity, context }: AuthEndpoint,
    start: Start & { readonly xsrf: string | undefined },
  ): Promise<void> {
    const { provider, redirect, entry } = start;
    const operation = providerOperations.find((known) => known === start.operation) ?? 'login';
    // With a provider that doesn't ask, a page elsewhere could create a session nobody wanted.
    if (operation !== 'connect' && request.headers['sec-fetch-site'] === 'cross-site') {
      const query = { operation: operation === 'register' ? 'register' : 'login', redirect, ...entryQuery(start) };
      return seeOther(site, reply.raw, buildPath('SignIn', {}, query), identity.setCookies);
    }
    if (operation === 'connect' && identity.session !== null && !isForgerySafe(identity, start.xsrf)) {
      return askFirst(request, reply, start, identity.session.xsrf);
    }
    const { browser, setCookie } = openBrowser(site, request);
    const asked = await startProviderAuth({ ...context, browser }, { provider, operation, redirect, entry });
    if (asked.kind === 'failed') return sendProviderFailure(site, request, reply, provider, asked);
    seeOther(site, reply.raw, asked.url.href, [
      ...identity.setCookies,
      ...(setCookie === undefined ? [] : [setCookie]),
    ]);
  }

  function askFirst(request: FastifyRequest, reply: FastifyReply, start: Start, xsrf: string): void {
    const names = { provider: providerTitles[start.provider] };
    const query = { operation: 'connect', redirect: start.redirect, xsrf };
    const href = escapeHtml(buildPath(startRoutes[start.provider], {}, query));
    sendPlainPage(site, request, reply, {
      status: 200,
      routeName: startRoutes[start.provider],
      title: formatMessage(messages.connectTitle, names),
      body: `<p>${formatMessage(messages.connect, names)}</p>
<p><a href="${href}">${formatMessage(messages.connectButton, names)}</a></p>
<p><a href="${escapeHtml(start.redirect)}">${messages.back}</a></p>`,
    });
  }
}

function entryQuery({ entry }: Start): Readonly<Record<string, string>> {
  return entry === undefined ? {} : { susiEntry: entry };
}

/** `/m/connect/google?oneTap=…`: what the one-tap card gave stands in for Google's own page. */
async function finishOneTapAt(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { context }: AuthEndpoint,
  input: { readonly handle: string; readonly redirect: string; readonly entry: string | undefined },
): Promise<void> {
  const outcome = await finishOneTap(context, input);
  const began = outcome.kind === 'proven' ? { ...outcome, entry: input.entry } : outcome;
  sendOutcome(site, request, reply, 'google', began);
}
