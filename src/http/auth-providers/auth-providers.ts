import type { FastifyInstance } from 'fastify';
import type { Site } from '../site.ts';
import { registerProviderCallback } from './callback-endpoint.ts';
import { registerProviderStart } from './start-endpoint.ts';

/** Signing in with Google, Apple, Facebook and X, and connecting them (IDEN-4). */
export function registerAuthProviders(app: FastifyInstance, site: Site): void {
  registerProviderStart(app, site);
  registerProviderCallback(app, site);
}
