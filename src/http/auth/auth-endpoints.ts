import type { FastifyInstance } from 'fastify';
import type { Site } from '../site.ts';
import { registerCallback } from './callback-endpoint.ts';
import { registerDomainEndpoints } from './domain-endpoints.ts';
import { registerInvitation } from './invitation-endpoint.ts';
import { registerSignOut } from './sign-out-endpoint.ts';
import { registerVisitor } from './visitor-endpoint.ts';

/** Everything from proving who you are to a session, and its end. */
export function registerAuth(app: FastifyInstance, site: Site): void {
  registerVisitor(app, site);
  registerCallback(app, site);
  registerInvitation(app, site);
  registerSignOut(app, site);
  registerDomainEndpoints(app, site);
}
