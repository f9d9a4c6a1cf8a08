import type { FastifyReply, FastifyRequest } from 'fastify';
import { finishOneTap } from '#modules/identity/one-tap/finish-one-tap.ts';
import type { AuthEndpoint } from '../auth/open-auth-endpoint.ts';
import type { Site } from '../site.ts';
import { sendOutcome } from './send-outcome.ts';

/** `/m/connect/google?oneTap=…`: what the one-tap card gave stands in for Google's own page. */
export async function finishOneTapAt(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { context }: AuthEndpoint,
  input: { readonly handle: string; readonly redirect: string; readonly entry: string | undefined },
): Promise<void> {
  const outcome = await finishOneTap(context, input);
  const began = outcome.kind === 'proven' ? { ...outcome, entry: input.entry } : outcome;
  sendOutcome(site, request, reply, 'google', began);
}
