import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerCall } from './api.ts';
import { stripeFrame } from './browser/stripe-frames.ts';
import { stripeScript } from './browser/stripe-script.ts';
import { control, type Means } from './control.ts';
import { createDeliveries } from './deliveries.ts';
import { createFaultPlan } from './faults.ts';
import { readForm } from './form.ts';
import { createKeys } from './idempotency.ts';
import { createState } from './state.ts';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-allow-methods': 'GET, POST, DELETE',
};

/** Stripe's API, its script for browsers at `/v3/`, and `/_control/…` for tests, with a state that lives as long as it. */
export function createStandIn(): Server {
  const state = createState();
  const means: Means = { state, faults: createFaultPlan(), keys: createKeys(), deliveries: createDeliveries(state) };
  return createServer((request, response) => {
    answer(means, request, response).catch((error: unknown) => {
      sendJson(response, 500, { error: { type: 'stand_in', message: String(error) } });
    });
  });
}

async function answer(means: Means, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const body = await readBody(request);
  const { method = 'GET', headers } = request;
  if (url.pathname.startsWith('/_control/')) {
    const result = await control(means, url.pathname.slice('/_control/'.length), body === '' ? {} : JSON.parse(body));
    return sendJson(response, result === undefined ? 404 : 200, result ?? {});
  }
  if (method === 'OPTIONS') return void response.writeHead(204, CORS).end();
  const [, frame] = /^\/v3\/([\w-]+)\.html$/.exec(url.pathname) ?? [];
  const page = frame === undefined ? undefined : stripeFrame(frame);
  if (page !== undefined) return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  if (/^\/(v3|[a-z]+\/stripe\.js)\/?$/.test(url.pathname)) {
    return void response.writeHead(200, { 'content-type': 'text/javascript', ...CORS }).end(stripeScript());
  }
  const form = method === 'GET' ? url.searchParams.toString() : body;
  const params = new URLSearchParams(form);
  // The browser's script sends its key among the parameters.
  const bearer = headers.authorization?.replace(/^Bearer /, '') ?? params.get('key') ?? undefined;
  const key = headers['idempotency-key'];
  const reply = await answerCall(means, {
    method,
    path: url.pathname.replace(/\/$/, ''),
    params: readForm(params),
    form,
    key: Array.isArray(key) ? key[0] : key,
    bearer,
  });
  if (reply === 'DROPPED') return void request.socket.destroy();
  const text = JSON.stringify(reply.body);
  response.writeHead(reply.status, { 'content-type': 'application/json', ...CORS, ...reply.headers });
  response.end(reply.isMalformed ? text.slice(0, -10) : text);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
