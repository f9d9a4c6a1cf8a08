import type { FastifyInstance } from 'fastify';
import { registrationMessages as messages } from '#shared/messages/registration.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { openInvitation } from '#modules/identity/registration/open-invitation.ts';
import { sendPlainPage } from '../plain-page.ts';
import { openBrowser } from '../session/visitor.ts';
import type { Site } from '../site.ts';
import { openAuthEndpoint } from './open-auth-endpoint.ts';
import { seeOther } from './see-other.ts';

type Params = { Params: { readonly token: string } };

/** `/m/invitation/{token}`: remembers the invitation for this browser, and leads to signing up (rule 251). */
export function registerInvitation(app: FastifyInstance, site: Site): void {
  app.get<Params>('/m/invitation/:token', { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
    if (opened === undefined) return;
    const { identity, context } = opened;
    if (identity.viewer !== null) return seeOther(site, reply.raw, '/', identity.setCookies);
    const { browser, setCookie } = openBrowser(site, request);
    const cookies = [...identity.setCookies, ...(setCookie === undefined ? [] : [setCookie])];
    if (await openInvitation(context, browser, request.params.token))
      return seeOther(site, reply.raw, buildPath('SignIn', {}, { operation: 'register' }), cookies);
    const signIn = buildPath('SignIn', {}, { operation: 'login' });
    sendPlainPage(site, request, reply, {
      status: 410,
      routeName: 'AcceptInvitation',
      title: messages.endedTitle,
      body: `<p>${messages.endedText}</p><p><a href="${signIn}">${messages.signIn}</a></p>`,
    });
  });
}
