import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setupQuery } from '#shared/identity/setup-form.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { setUpSite } from '#modules/identity/setup/set-up-site.ts';
import { isSetupLinkOpen } from '#modules/identity/setup/setup-link.ts';
import { type AuthEndpoint, openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { seeOther } from '../auth/see-other.ts';
import { formField, withForms } from '../form-body.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { renderPage } from '../pages/render-page.ts';
import { sendPlain } from '../plain-answer.ts';
import { sendRendered } from '../send-rendered.ts';
import { writeCookie } from '../session/cookies.ts';
import { graphRequestOf } from '../session/graph-request-of.ts';
import { openBrowser } from '../session/visitor.ts';
import type { Site } from '../site.ts';

const PATH = '/m/setup/:token';
type WithToken = { Params: { token: string } };

/**
 * `/m/setup/{token}`: the form that makes the first administrator, by the link that the program prints.
 * Nobody can forge the sending of it, because the secret token stands in its address.
 */
export function registerSetup(app: FastifyInstance, site: Site, renderer: PageRenderer): void {
  app.get<WithToken>(PATH, async (request, reply) => {
    const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
    if (opened === undefined) return;
    const isOpen = await isSetupLinkOpen(site, request.params.token);
    await show(request, reply, opened, isOpen ? 200 : 410, isOpen ? '' : setupQuery.used);
  });
  withForms(app, (inside) => {
    inside.post<WithToken & { Body: unknown }>(PATH, async (request, reply) => {
      const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
      if (opened === undefined) return;
      if (!(request.body instanceof URLSearchParams)) return sendPlain(reply.raw, 415, serverMessages.badAddress);
      const read = (name: string): string => formField(request, name).slice(0, 1000);
      const values = {
        siteName: read('siteName'),
        name: read('name'),
        username: read('username'),
        email: read('email'),
      };
      const { browser, setCookie } = openBrowser(site, request);
      const input = { token: request.params.token, host: opened.host.key, values };
      const outcome = await setUpSite({ ...opened.context, browser }, input);
      switch (outcome.kind) {
        case 'done': {
          // The next page shows the chosen name, even if news of the change is still on its way.
          await site.settings.reload();
          const cookies = [writeCookie(site, 'session', outcome.cookieValue)];
          return seeOther(site, reply.raw, buildPath('ShowAdminStart'), [
            ...cookies,
            ...(setCookie ? [setCookie] : []),
          ]);
        }
        case 'linkUsed':
          return await show(request, reply, opened, 410, setupQuery.used);
        case 'refused':
          return await show(request, reply, opened, 422, setupQuery.write(values, outcome.faults));
      }
    });
  });

  /** Drawn for nobody in particular, and kept nowhere; its address is a secret. */
  async function show(
    request: FastifyRequest<WithToken>,
    reply: FastifyReply,
    { host, identity }: AuthEndpoint,
    status: number,
    query: string,
  ): Promise<void> {
    const path = buildPath('ShowSetUp', { token: request.params.token });
    const address = { host, path, query: `?${query}`, page: 'set-up' };
    const graph = graphRequestOf(site, request, host, { ...identity, viewer: null, session: null });
    const page = await renderPage(site, renderer, address, { session: null, graph });
    const headers = { ...page.headers, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    await sendRendered(request.raw, reply.raw, { ...page, status, headers }, 'page');
  }
}
