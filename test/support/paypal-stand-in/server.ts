import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createFaultPlan, type Fault } from '../stripe-stand-in/faults.ts';
import { type Answer, batchAnswer, itemOf, makeBatch, workOn } from './batches.ts';
import { control, type Means } from './control.ts';
import { createDeliveries, verdictOn } from './deliveries.ts';
import { PAYPAL_KEYS } from './start-paypal.ts';
import { createState, newId, type State } from './state.ts';

/** PayPal's payouts, and `/_control/…` for tests, with a state that lives as long as it. */
export function createStandIn(): Server {
  const state = createState();
  const means: Means = { state, faults: createFaultPlan(), deliveries: createDeliveries(state) };
  return createServer((request, response) => {
    answer(means, request, response).catch((error: unknown) => send(response, 500, { name: String(error) }));
  });
}

async function answer(means: Means, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { state, faults } = means;
  const { pathname: path } = new URL(request.url ?? '/', 'http://stand-in');
  const body = await bodyOf(request);
  if (path.startsWith('/_control/')) {
    const result = await control(means, path.slice('/_control/'.length), body === '' ? {} : JSON.parse(body));
    return send(response, result === undefined ? 404 : 200, result ?? {});
  }
  const call = `${request.method} ${path}`;
  const fault = faults.take(call);
  if (fault?.kind === 'late') await wait(fault.milliseconds);
  if (fault?.kind === 'dropBefore') return void request.socket.destroy();
  if (fault?.kind === 'rateLimit' || fault?.kind === 'lockTimeout')
    return send(response, 429, { name: 'RATE_LIMIT_REACHED' });
  if (fault?.kind === 'errorBefore') return send(response, 500, { name: 'INTERNAL_SERVER_ERROR' });
  if (fault?.kind === 'delay') await wait(fault.milliseconds);
  workOn(state);
  await deliver(fault, answerCall(state, call, request.headers.authorization ?? '', body), request, response);
}

/** What the caller gets, when everything is done already. */
async function deliver(fault: Fault | undefined, made: Answer, request: IncomingMessage, response: ServerResponse) {
  if (fault?.kind === 'delayAfter') await wait(fault.milliseconds);
  if (fault?.kind === 'dropAfter') return void request.socket.destroy();
  if (fault?.kind === 'errorAfter') return send(response, 500, { name: 'INTERNAL_SERVER_ERROR' });
  if (fault?.kind !== 'malformed') return send(response, made.status, made.body);
  response.writeHead(made.status, { 'content-type': 'application/json' }).end(JSON.stringify(made.body).slice(0, -10));
}

function answerCall(state: State, call: string, authorization: string, body: string): Answer {
  if (call === 'POST /v1/oauth2/token') return token(state, authorization, body);
  if (!state.tokens.has(authorization.replace(/^Bearer /, '')))
    return { status: 401, body: { error: 'invalid_token' } };
  if (call === 'POST /v1/payments/payouts') return makeBatch(state, JSON.parse(body));
  if (call === 'POST /v1/notifications/verify-webhook-signature') return { status: 200, body: verdictOn(body) };
  const [, kind, id = ''] = /^GET \/v1\/payments\/(payouts|payouts-item)\/(\w+)$/.exec(call) ?? [];
  const batch = [...state.batches.values()].find((one) => (kind === 'payouts' ? one.id : one.itemId) === id);
  if (kind === undefined || batch === undefined) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
  return { status: 200, body: kind === 'payouts' ? batchAnswer(batch) : itemOf(batch) };
}

function token(state: State, authorization: string, body: string): Answer {
  const { clientId, secret } = PAYPAL_KEYS;
  const expected = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  if (authorization !== expected || body !== 'grant_type=client_credentials') {
    return { status: 401, body: { error: 'invalid_client' } };
  }
  const made = `A21AA${newId(20)}`;
  state.tokens.add(made);
  return { status: 200, body: { access_token: made, token_type: 'Bearer', expires_in: 32_400 } };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
