import type { FastifyInstance } from 'fastify';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { endSubscription, readSubscription, subscribe } from '#modules/telling/subscribers/subscribe.ts';
import { registerChange } from '../changes/register-change.ts';
import type { Site } from '../site.ts';

const kinds = { user: 'person', collection: 'publication' } as const;

/**
 * `POST /_/subscribe/user/{id}` and `/_/subscribe/collection/{id}` follow; with `/email` they also ask for mail about
 * new stories, and `/off` ends that (rules 70, 152). 200 with `{ id, isFollowing, isSubscribed }`.
 */
export function registerSubscribing(app: FastifyInstance, site: Site): void {
  for (const [word, kind] of Object.entries(kinds)) {
    for (const path of [`/_/subscribe/${word}/:id`, `/_/subscribe/${word}/:id/:extra`]) {
      registerChange(app, site, path, async (context, { params }) => {
        const target = { kind, id: params['id'] ?? '' };
        const extra = params['extra'];
        if (extra !== undefined && extra !== 'email' && extra !== 'off') {
          return { type: 'NotFound', message: graphErrorMessages.notFound };
        }
        if (extra === 'off') await endSubscription(context, target);
        else {
          const outcome = await subscribe(context, { ...target, byMail: extra === 'email' });
          if (outcome.type !== 'Followed') return outcome;
        }
        return { state: await readSubscription(context, target) };
      });
    }
  }
}
