import { lookup } from 'node:dns';
import { type Agent as HttpAgent, request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { type Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInQuarantine } from '#platform/quarantine/quarantine.ts';
import { isInnerAddress } from './inner-network.ts';
import { OutboundError } from './outbound-error.ts';

export type OutboundRequest = {
  readonly method?: string;
  readonly headers?: Headers | Readonly<Record<string, string>>;
  /** Bodies are small and whole; a stream is refused. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

/** Asks a server elsewhere. Throws an OutboundError; a redirect is an error too and is never followed. */
export type Outbound = (url: string | URL, request?: OutboundRequest) => Promise<Response>;

export type OutboundRules = {
  /** Origins that the operator named: only these may be plain http or in an inner network. */
  readonly trustedOrigins: readonly string[];
  /** For the whole exchange; 10 seconds if absent. */
  readonly timeoutMilliseconds?: number;
  /** Of the answer's body; a megabyte if absent. */
  readonly mostBytes?: number;
  /** Connections that stay open between requests, to one server that we ask all the time. */
  readonly agents?: { readonly http: HttpAgent; readonly https: HttpsAgent };
};

const DEFAULT_TIMEOUT = 10_000;
const DEFAULT_MOST_BYTES = 1_048_576;

/** The one client for requests to elsewhere; the address is judged after its name is looked up, so no name leads inside. */
export function createOutbound(rules: OutboundRules): Outbound {
  const trusted = new Set(rules.trustedOrigins.map((origin) => new URL(origin).origin));
  const mostBytes = rules.mostBytes ?? DEFAULT_MOST_BYTES;
  return async (address, wanted = {}) => {
    const url = new URL(address);
    if (isInQuarantine()) throw new OutboundError('quarantined', url.host);
    const isTrusted = trusted.has(url.origin);
    if (!isTrusted && !mayBeAsked(url)) throw new OutboundError('forbidden', url.host);
    const timeout = AbortSignal.timeout(rules.timeoutMilliseconds ?? DEFAULT_TIMEOUT);
    const signal = wanted.signal === undefined ? timeout : AbortSignal.any([timeout, wanted.signal]);
    const agent = rules.agents?.[url.protocol === 'https:' ? 'https' : 'http'] ?? false;
    const way = isTrusted ? {} : { lookup: lookUpOutside };
    const options = { method: wanted.method ?? 'GET', signal, agent, ...way };
    const sending = { wasSent: false };
    try {
      const answer = await send(url, options, wanted, sending);
      return await readAnswer(url, answer, mostBytes);
    } catch (error) {
      if (error instanceof OutboundError) throw error;
      const fault = signal.aborted ? 'tooSlow' : 'unreachable';
      throw new OutboundError(fault, url.host, error, undefined, sending.wasSent);
    }
  };
}

function mayBeAsked(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.username === '' && url.password === '';
  return url.protocol === 'https:' && isPlain && !(isIP(host) !== 0 && isInnerAddress(host));
}

/** As `dns.lookup`, but a name that leads to any inner address is not found. */
const lookUpOutside: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error !== null) return done(error, '');
    if (first === undefined || found.some(({ address }) => isInnerAddress(address))) {
      return done(new OutboundError('forbidden', hostname), '');
    }
    return options.all === true ? done(null, found) : done(null, first.address, first.family);
  });
};

function send(
  url: URL,
  options: RequestOptions,
  { headers, body }: OutboundRequest,
  sending: { wasSent: boolean },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sender = url.protocol === 'https:' ? requestHttps : requestHttp;
    const bytes = bytesOf(body);
    // We don't decompress answers here, so a small one can't become a large one.
    const fields = { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' };
    const length = bytes === undefined ? {} : { 'content-length': String(bytes.length) };
    const sent = sender(url, { ...options, headers: { ...fields, ...length } }, resolve);
    sent.on('error', reject);
    sent.on('finish', () => (sending.wasSent = true));
    sent.end(bytes);
  });
}

function bytesOf(body: unknown): Buffer | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof URLSearchParams) return Buffer.from(String(body));
  if (body instanceof Uint8Array) return Buffer.from(body);
  throw new TypeError('Only small whole bodies are sent.');
}

async function readAnswer(url: URL, answer: IncomingMessage, mostBytes: number): Promise<Response> {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    answer.destroy();
    throw new OutboundError('redirected', url.host, undefined, answer.headers.location);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    // Leaving the loop destroys the answer.
    if (length > mostBytes) throw new OutboundError('tooLarge', url.host);
    chunks.push(chunk);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = status !== 204 && status !== 205;
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers });
}
