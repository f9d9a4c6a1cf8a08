import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { startLocalServer } from './local-server.ts';

const HEX_ID = /^[\da-f]{32}$/;
const MOST_BYTES = 1_048_576;
const KEY = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const PROJECT = '42';

const envelopeHeader = z.strictObject({
  event_id: z.string().regex(HEX_ID),
  sent_at: z.iso.datetime(),
  sdk: z.strictObject({ name: z.string(), version: z.string() }),
});
const itemHeader = z.strictObject({
  type: z.enum(['event']),
  length: z.number().int().min(0),
  content_type: z.literal('application/json').optional(),
});
const word = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !/[\r\n]/.test(text));
const frame = z.strictObject({
  filename: z.string().min(1).max(256),
  function: z.string().min(1).max(256).optional(),
  lineno: z.number().int().min(0),
  colno: z.number().int().min(0),
  in_app: z.boolean(),
});
const eventPayload = z.strictObject({
  event_id: z.string().regex(HEX_ID),
  timestamp: z.iso.datetime(),
  platform: z.enum(['javascript', 'node']),
  level: z.enum(['fatal', 'error', 'warning', 'info', 'debug']),
  release: word.regex(/^(?!\.{1,2}$)[^\t\r\n/\\]+$/).optional(),
  environment: z
    .string()
    .max(64)
    .regex(/^[^\s/]+$/),
  transaction: word.optional(),
  fingerprint: z.array(z.string()).min(1),
  exception: z.strictObject({
    values: z
      .array(
        z.strictObject({
          type: z.string(),
          value: z.string(),
          stacktrace: z.strictObject({ frames: z.array(frame).min(1) }).optional(),
        }),
      )
      .min(1),
  }),
  request: z.strictObject({ url: z.string(), headers: z.record(z.string(), z.string()).optional() }).optional(),
  tags: z.record(z.string().regex(/^[\w.:-]{1,32}$/), word),
  extra: z.record(z.string(), z.union([z.string(), z.number()])),
  sdk: z.strictObject({
    name: z.string(),
    version: z.string(),
    settings: z.strictObject({ infer_ip: z.literal('never') }),
  }),
});

export type SentryEventRead = z.output<typeof eventPayload>;

/**
 * Reads an envelope by its published grammar, as strictly as it can be read: a line of headers, then items of a line of
 * headers and as many bytes as it says, each ended by a newline. Throws where anything else is found.
 */
export function readEnvelope(bytes: Buffer): {
  readonly headers: z.output<typeof envelopeHeader>;
  readonly event: SentryEventRead;
} {
  let at = 0;
  const readLine = (): unknown => {
    const end = bytes.indexOf('\n', at);
    if (end === -1) throw new SyntaxError('a line of headers has no end');
    const line = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at, end));
    if (!line.startsWith('{') || line.includes('\r')) throw new SyntaxError('headers are no object on a line');
    at = end + 1;
    return JSON.parse(line);
  };
  const headers = envelopeHeader.parse(readLine());
  const events: SentryEventRead[] = [];
  while (at < bytes.length) {
    const { length } = itemHeader.parse(readLine());
    if (at + length > bytes.length) throw new SyntaxError('an item is shorter than it says');
    const payload = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at, at + length));
    events.push(eventPayload.parse(JSON.parse(payload)));
    at += length;
    if (at < bytes.length && bytes[at] !== 10) throw new SyntaxError('an item is longer than it says');
    at += 1;
  }
  const [event] = events;
  if (event === undefined || events.length > 1) throw new SyntaxError('an envelope holds one event');
  if (event.event_id !== headers.event_id) throw new SyntaxError('the envelope is of another event');
  return { headers, event };
}

export type SentryStandIn = {
  readonly dsn: string;
  /** Events that it took. */
  readonly taken: readonly SentryEventRead[];
  /** What was wrong with the requests that it did not understand. */
  readonly complaints: readonly string[];
  /** Requests so far, whatever became of them. */
  readonly asked: () => number;
  /** Answers so from now on; `undefined` leaves whoever asks without an answer. */
  readonly answerWith: (answer: { status: number; headers?: Readonly<Record<string, string>> } | undefined) => void;
  readonly close: () => Promise<void>;
};

/** A service in Sentry's protocol on loopback, which takes nothing that the protocol does not allow. */
export async function startSentryStandIn(): Promise<SentryStandIn> {
  const taken: SentryEventRead[] = [];
  const complaints: string[] = [];
  let asked = 0;
  let answer: Parameters<SentryStandIn['answerWith']>[0] = { status: 200 };

  function take(request: IncomingMessage, body: Buffer): void {
    const { method, url, headers } = request;
    if (method !== 'POST' || url !== `/api/${PROJECT}/envelope/`) throw new SyntaxError(`${method} ${url}`);
    if (headers['content-type'] !== 'application/x-sentry-envelope') throw new SyntaxError('the type of the content');
    const auth = /^Sentry sentry_version=7, sentry_client=[\w.+/-]+, sentry_key=(\w+)$/;
    if (auth.exec(String(headers['x-sentry-auth']))?.[1] !== KEY) throw new SyntaxError('the key');
    if (body.length > MOST_BYTES) throw new RangeError('too large');
    const { event } = readEnvelope(body);
    if (answer?.status === 200) taken.push(event);
  }

  const server = await startLocalServer(() => (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      asked += 1;
      try {
        take(request, Buffer.concat(chunks));
      } catch (error) {
        complaints.push(String(error));
        return void response.writeHead(400).end();
      }
      if (answer === undefined) return;
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end('{}');
    });
  });
  return {
    dsn: `${server.origin.replace('://', `://${KEY}@`)}/${PROJECT}`,
    taken,
    complaints,
    asked: () => asked,
    answerWith: (wanted) => {
      answer = wanted;
    },
    close: server.close,
  };
}
