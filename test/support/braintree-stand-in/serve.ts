import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, NOT_FOUND } from './answers.ts';
import { answerBrowser } from './browser-api.ts';
import { control } from './control.ts';
import type { Fault } from './faults.ts';
import { answerCall } from './gateway.ts';
import { settleDue } from './give-back.ts';
import type { StandIn } from './stand-in.ts';

/** Listens for the program, for browsers and for tests. */
export function serve(standIn: StandIn): Server {
  return createServer((request, response) => {
    void answer(standIn, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
}

async function answer(standIn: StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const text = await bodyOf(request);
  const [, name] = /^\/_control\/([\w-]+)$/.exec(url) ?? [undefined, undefined];
  if (name !== undefined) return json(response, await control(standIn, name, text === '' ? {} : JSON.parse(text)));
  const served = answerBrowser(standIn, method, url, text);
  if (served) return send(response, served);
  const [, merchant, path = ''] = /^\/merchants\/([\w-]+)(\/.*)$/.exec(url) ?? [undefined, undefined];
  if (merchant === undefined) return send(response, NOT_FOUND);
  if (merchant !== standIn.keys.merchantId || !isKnown(standIn, request)) {
    return send(response, { status: 401, body: '', type: 'text/html' });
  }
  const call = `${method} ${path}`;
  standIn.calls.push(call);
  await act(standIn, call, text, response);
}

async function act(standIn: StandIn, call: string, text: string, response: ServerResponse): Promise<void> {
  const fault = standIn.faults.take(call);
  if (fault?.kind === 'delay') await pause(fault.delayMs);
  if (fault?.kind === 'drop-before') return void response.destroy();
  if (fault?.kind === '429' || fault?.kind === '503-before') return refuse(response, fault.kind.slice(0, 3));
  settleDue(standIn);
  const done = answerCall(standIn, call, text === '' ? {} : JSON.parse(text));
  if (fault && (await spoil(fault, done, response))) return;
  send(response, done);
}

/** What the caller gets instead of an answer, when everything is done already; false where it gets the answer. */
async function spoil({ kind, delayMs }: Fault, done: Answer, response: ServerResponse): Promise<boolean> {
  const as = (type: string, body: string) => send(response, { status: 200, type, body });
  if (kind === 'delay-after') await pause(delayMs);
  else if (kind === 'drop-after') response.destroy();
  else if (kind === '500-after' || kind === '504-after') refuse(response, kind.slice(0, 3));
  else if (kind === 'malformed-after') as(done.type, done.body.slice(0, Math.floor(done.body.length / 2)));
  else if (kind === 'html-after') as('text/html', '<html><body>Bad gateway</body></html>');
  else if (kind === 'json-after') as('application/json', '{"error":"gateway"}');
  else if (kind === 'empty-after') as('application/xml', '');
  else if (kind === 'wrong-document-after') as('application/xml', '<something><else>1</else></something>');
  else if (kind === 'cut-after') cut(done, response);
  return kind !== 'delay-after' && kind !== 'delay';
}

/** Half of what was announced, and then nothing more. */
function cut({ status, body, type }: Answer, response: ServerResponse): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy());
}

function refuse(response: ServerResponse, status: string): void {
  response.writeHead(Number(status), { 'content-type': 'text/html' }).end();
}

function send(response: ServerResponse, { status, body, type }: Answer): void {
  const headers = { 'content-type': type, 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  response.writeHead(status, headers).end(body);
}

function json(response: ServerResponse, value: unknown): void {
  send(response, { status: 200, body: JSON.stringify(value), type: 'application/json' });
}

function isKnown({ keys }: StandIn, { headers }: IncomingMessage): boolean {
  const expected = Buffer.from(`${keys.publicKey}:${keys.privateKey}`).toString('base64');
  return headers.authorization === `Basic ${expected}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}
