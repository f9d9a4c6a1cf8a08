import type { FastifyInstance } from 'fastify';
import { impersonationMessages as messages } from '#shared/messages/impersonations.ts';
import { END_FIELD } from '#shared/impersonation/draw-banner.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { beginImpersonation } from '#modules/running/impersonations/begin-impersonation.ts';
import { endImpersonation } from '#modules/running/impersonations/end-impersonation.ts';
import { openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { seeOther } from '../auth/see-other.ts';
import { formField, withForms } from '../form-body.ts';
import { sendPlainPage } from '../plain-page.ts';
import { dropCookie, writeCookie } from '../session/cookies.ts';
import { isForgerySafe } from '../session/identity.ts';
import type { Site } from '../site.ts';

type Params = { Params: { readonly token: string } };

/** `/_/impersonation/{token}` begins to look at the site as somebody, `POST /_/impersonation/end` ends it (rule 248). */
export function registerImpersonation(app: FastifyInstance, site: Site): void {
  app.get<Params>('/_/impersonation/:token', { exposeHeadRoute: false }, async (request, reply) => {
    const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
    if (opened === undefined) return;
    const value = await beginImpersonation(opened.context, request.params.token);
    if (value !== undefined) {
      const cookies = [...opened.identity.setCookies, writeCookie(site, 'impersonation', value)];
      return seeOther(site, reply.raw, '/', cookies);
    }
    sendPlainPage(site, request, reply, {
      status: 410,
      routeName: 'BeginImpersonation',
      title: messages.expiredTitle,
      body: `<p>${messages.expiredText}</p><p><a href="${buildPath('ShowAdminLookUp')}">${messages.adminPages}</a></p>`,
    });
  });

  withForms(app, (inside) =>
    inside.post('/_/impersonation/end', async (request, reply) => {
      const opened = await openAuthEndpoint(site, request, reply, 'DEFAULT');
      if (opened === undefined) return;
      const { identity, context } = opened;
      const { impersonation } = identity;
      const gone = [...identity.setCookies, dropCookie(site, 'impersonation')];
      // It expired, or ended in another window.
      if (impersonation === null) return seeOther(site, reply.raw, '/', gone);
      if (!isForgerySafe(identity, formField(request, END_FIELD))) return seeOther(site, reply.raw, '/');
      const { actor, personId } = impersonation;
      await endImpersonation({ ...context, viewer: actor }, impersonation);
      seeOther(site, reply.raw, buildPath('ShowAdminUser', { id: personId }), gone);
    }),
  );
}
