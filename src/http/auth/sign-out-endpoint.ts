import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authPageMessages } from '#shared/messages/auth-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { signOut } from '#modules/identity/sessions/sign-out.ts';
import { withForms } from '../form-body.ts';
import { sendPlainPage } from '../plain-page.ts';
import { dropCookie } from '../session/cookies.ts';
import { isForgerySafe } from '../session/identity.ts';
import type { Site } from '../site.ts';
import { openAuthEndpoint } from './open-auth-endpoint.ts';
import { seeOther } from './see-other.ts';

type WithToken = { Params: { xsrf: string } };

/**
 * `/m/signout/{xsrf}` (rule T11): by GET or POST with the token of the session it signs out
 * and leads home; with any other it asks, and changes nothing.
 */
export function registerSignOut(app: FastifyInstance, site: Site): void {
  const answer = async (request: FastifyRequest<WithToken>, reply: FastifyReply): Promise<void> => {
    const opened = await openAuthEndpoint(site, request, reply, 'ANY');
    if (opened === undefined) return;
    const { identity, context } = opened;
    const { session } = identity;
    if (session === null) return seeOther(site, reply.raw, '/', identity.setCookies);
    if (!isForgerySafe(identity, request.params.xsrf)) return askFirst(request, reply, session.xsrf);
    await signOut(context);
    seeOther(site, reply.raw, '/', [dropCookie(site, 'session')]);
  };
  app.get<WithToken>('/m/signout/:xsrf', { exposeHeadRoute: false }, answer);
  withForms(app, (inside) => inside.post<WithToken>('/m/signout/:xsrf', answer));

  function askFirst(request: FastifyRequest, reply: FastifyReply, xsrf: string): void {
    const { signOutTitle, signOut: text, signOutButton, stay } = authPageMessages;
    const form = `<form method="post" action="${buildPath('SignOut', { xsrf })}"><button>${signOutButton}</button></form>`;
    const body = `<p>${text}</p>${form}<p><a href="/">${stay}</a></p>`;
    sendPlainPage(site, request, reply, { status: 200, routeName: 'SignOut', title: signOutTitle, body });
  }
}
