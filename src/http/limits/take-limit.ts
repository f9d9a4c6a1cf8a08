import type { FastifyRequest } from 'fastify';
import { formatMessage } from '#shared/messages/format-message.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { limitRules, type LimitName } from './limit-rules.ts';
import { networkOf } from './network-of.ts';
import type { ServerResponse } from 'node:http';

/** Counts a network's requests. False once a 429 was sent (rule 148): the caller then does nothing more. */
export function takeLimit(
  site: Site,
  request: FastifyRequest,
  response: ServerResponse,
  name: LimitName,
  cost = 1,
): boolean {
  if (site.isUnlimited) return true;
  const answer = site.limiter.take(`${name} ${networkOf(request.ip)}`, limitRules[name], cost);
  if (answer.ok) return true;
  const { retryAfterSeconds } = answer;
  const text = formatMessage(serverMessages.tooManyRequests, { seconds: retryAfterSeconds });
  sendPlain(response, 429, text, { 'retry-after': String(retryAfterSeconds) });
  return false;
}
