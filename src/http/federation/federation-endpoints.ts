import type { FastifyInstance } from 'fastify';
import type { Site } from '../site.ts';
import { registerActivityRedirects } from './activity-redirect.ts';
import { registerActors } from './actor-endpoints.ts';
import { registerDiscovery } from './discovery-endpoints.ts';
import { registerInboxes } from './inbox-endpoints.ts';

/** What servers of the fediverse ask and send (rule 156, MEMB-17). */
export function registerFederation(app: FastifyInstance, site: Site): void {
  registerActivityRedirects(app, site);
  registerDiscovery(app, site);
  registerActors(app, site);
  registerInboxes(app, site);
}
