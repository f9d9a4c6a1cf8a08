import type { FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { QueueFull } from '#platform/limits/fair-queue.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { sendPlain } from '../plain-answer.ts';
import { networkOf } from './network-of.ts';

/** Who takes turns in a queue of work: one network, for as long as its connection is open. */
export function queueAskerOf(request: FastifyRequest, response: ServerResponse) {
  return { network: networkOf(request.ip), isWaiting: () => !response.destroyed };
}

/** Answers 503 if a queue is full, and rethrows everything else. */
export function refuseWhereFull(response: ServerResponse, error: unknown): undefined {
  if (!(error instanceof QueueFull)) throw error;
  sendPlain(response, 503, serverMessages.busy, { 'retry-after': String(error.retryAfterSeconds) });
  return undefined;
}
