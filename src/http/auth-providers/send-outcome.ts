import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildPath } from '#shared/routes/build-path.ts';
import type { ProviderOutcome } from '#modules/identity/providers/provider-outcome.ts';
import type { ProviderName } from '#modules/identity/providers/provider-name.ts';
import { seeOther } from '../auth/see-other.ts';
import type { Site } from '../site.ts';
import { sendProviderFailure } from './failure-page.ts';

/** Sends the browser on after a provider's answer: to where sessions begin, back to the settings, or to a sentence. */
export function sendOutcome(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: ProviderName,
  outcome: ProviderOutcome,
): void {
  switch (outcome.kind) {
    case 'proven': {
      const { token, operation, entry } = outcome;
      // The wire's three fields, and where the sign-in began.
      const query = { token, state: 'medium', operation, ...(entry === undefined ? {} : { susiEntry: entry }) };
      return seeOther(site, reply.raw, buildPath('CompleteAuth', {}, query));
    }
    case 'connected':
      return seeOther(site, reply.raw, withWord(outcome.redirect, provider));
    case 'failed':
      return sendProviderFailure(site, request, reply, provider, outcome);
  }
}

/** The page says once that it is done. */
function withWord(redirect: string, provider: ProviderName): string {
  const [before = '', hash] = redirect.split('#', 2);
  const told = `${before}${before.includes('?') ? '&' : '?'}connectedTo=${provider}`;
  return hash === undefined ? told : `${told}#${hash}`;
}
