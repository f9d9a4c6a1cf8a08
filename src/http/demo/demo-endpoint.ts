import type { FastifyInstance } from 'fastify';
import { serverMessages } from '#shared/messages/server.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isDemoOpen } from '#modules/identity/setup/demo-source.ts';
import { signInAsDemoPerson } from '#modules/running/demo/sign-in-as-demo-person.ts';
import { openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { seeOther } from '../auth/see-other.ts';
import { formField, withForms } from '../form-body.ts';
import { sendPlain } from '../plain-answer.ts';
import { writeCookie } from '../session/cookies.ts';
import { isForgerySafe } from '../session/identity.ts';
import type { Site } from '../site.ts';

/** `POST /_/demo`: a press on the page of the same address; it exists only in a demo that only this machine can open. */
export function registerDemo(app: FastifyInstance, site: Site): void {
  if (!isDemoOpen(site.config)) return;
  const path = buildPath('ShowDemo');
  withForms(app, (inside) =>
    inside.post(path, async (request, reply) => {
      const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
      if (opened === undefined) return;
      const { host, identity, context } = opened;
      // From another site, or from an outdated page: nothing was done, and the page is drawn again.
      if (!isForgerySafe(identity, formField(request, 'xsrf')))
        return seeOther(site, reply.raw, path, identity.setCookies);
      const started = await signInAsDemoPerson(context, { username: formField(request, 'username'), host: host.key });
      if (started === undefined) return sendPlain(reply.raw, 404, serverMessages.notFound);
      seeOther(site, reply.raw, buildPath('ShowHome'), [writeCookie(site, 'session', started.cookieValue)]);
    }),
  );
}
