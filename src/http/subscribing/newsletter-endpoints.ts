import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildPath } from '#shared/routes/build-path.ts';
import { enableNewsletter } from '#modules/telling/newsletters/enable-newsletter.ts';
import { requestByForm } from '#modules/telling/subscribers/request-subscription.ts';
import { subscribeToNewsletter } from '#modules/telling/subscribers/subscribe-to-newsletter.ts';
import { openAuthEndpoint } from '../auth/open-auth-endpoint.ts';
import { redirectTarget, seeOther } from '../auth/see-other.ts';
import { badBody, registerChange } from '../changes/register-change.ts';
import { formField, withForms } from '../form-body.ts';
import { networkOf } from '../limits/network-of.ts';
import type { Site } from '../site.ts';

/** No question, no consent: without a body, the address stays here (rule 71). */
const bodySchema = z.object({ sharesAddress: z.boolean().default(false) }).default({ sharesAddress: false });

const tabs = {
  SubscriptionRequested: 'asked',
  BadRequest: 'wrong',
  NotFound: 'gone',
  Conflict: 'gone',
  RateLimited: 'busy',
} as const;

/**
 * `POST /_/api/subscriptions/newsletters/{id}` subscribes the viewer, with `{ sharesAddress }`: 200 with
 * `{ id, isSubscribed }`. `POST /_/api/users/{id}/lazily-enable-writer-subscription` lets a writer be subscribed to:
 * 200 with `{ id, newsletterId }` (NEWS-7). `POST /_/newsletters/{id}/request` is the form of visitors without script
 * and on other sites: it needs no cookie, does nothing but ask the address, and leads back to where it stood (rule 75).
 */
export function registerNewsletters(app: FastifyInstance, site: Site): void {
  registerChange(app, site, '/_/api/subscriptions/newsletters/:id', async (context, { params, body }) => {
    const parsed = bodySchema.safeParse(body ?? undefined);
    if (!parsed.success) return badBody;
    const newsletterId = params['id'] ?? '';
    const outcome = await subscribeToNewsletter(context, { newsletterId, ...parsed.data });
    return outcome.type === 'Newsletter' ? { state: { id: newsletterId, isSubscribed: true } } : outcome;
  });
  registerChange(app, site, '/_/api/users/:id/lazily-enable-writer-subscription', async (context, { params }) => {
    const id = params['id'] ?? '';
    const outcome = await enableNewsletter(context, id);
    return outcome.type === 'Newsletter' ? { state: { id, newsletterId: outcome.newsletterId } } : outcome;
  });
  const path = buildPath('RequestNewsletter', { id: ':id' }).replace('%3A', ':');
  withForms(app, (inside) =>
    inside.post<{ Params: { id: string } }>(path, async (request, reply) => {
      const opened = await openAuthEndpoint(site, request, reply, 'ANY');
      if (opened === undefined) return;
      const { type } = await requestByForm(opened.context, {
        newsletterId: request.params.id,
        email: formField(request, 'email'),
        network: networkOf(request.ip),
      });
      const back = await redirectTarget(site, opened.host, formField(request, 'back'));
      seeOther(site, reply.raw, `${back.split(/[?#]/, 1)[0] ?? '/'}?tab=${tabs[type]}`);
    }),
  );
}
