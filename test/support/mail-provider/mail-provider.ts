import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MailApi } from '#platform/config/mail-settings.ts';
import type { MailProviderName } from '#platform/mail/mail-transport.ts';
import { readers, type TakenMail, Wanting } from './read-asked.ts';
import { isSignedByAws } from './signed-by-aws.ts';

export type ProviderMail = TakenMail & { readonly provider: MailProviderName };

/** What it says to a mail instead of taking it. */
export type Saying = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type TestMailProvider = {
  readonly url: string;
  /** Every mail that left, in that order; also those whose answer was dropped. */
  readonly taken: readonly ProviderMail[];
  /** How often somebody asked it to send. */
  readonly asked: () => number;
  /** What the settings say of it. */
  readonly api: (provider: MailProviderName, more?: Partial<MailApi>) => MailApi;
  /** Says of each mail that it took whether its answer is lost on the way back; the connection breaks then. */
  readonly loseAnswers: (isLost: (mail: ProviderMail) => boolean) => void;
  /** What it answers to each mail from now on; undefined takes mail again. */
  readonly say: (saying: Saying | undefined) => void;
  /** Whether it finds mails when it is asked for them. */
  readonly setBlind: (isBlind: boolean) => void;
  /** Answers anything else that is asked by GET, such as a certificate. */
  readonly serve: (path: string, text: string) => void;
  /** Paths that were asked by GET. */
  readonly visited: string[];
  readonly close: () => Promise<void>;
};

const KEY = 'key-of-the-tests';
const SECRET = 'secret-of-the-tests';
const PROVIDER_DOMAIN = 'mail.stories.example';
const MOST_BYTES = 10_000_000;

const refusals: Readonly<Record<MailProviderName, Saying>> = {
  ses: { status: 403, body: { message: 'The request signature we calculated does not match' } },
  mailgun: { status: 401, body: 'Forbidden' },
  postmark: { status: 401, body: { ErrorCode: 10, Message: 'No Account or Server API tokens were supplied' } },
  sendgrid: { status: 401, body: { errors: [{ message: 'The provided authorization grant is invalid' }] } },
  resend: { status: 401, body: { name: 'missing_api_key', message: 'Missing API key', statusCode: 401 } },
};

const takings: Readonly<Record<MailProviderName, Saying>> = {
  ses: { status: 200, body: { MessageId: 'taken' } },
  mailgun: { status: 200, body: { id: '<taken>', message: 'Queued. Thank you.' } },
  postmark: { status: 200, body: { ErrorCode: 0, Message: 'OK', MessageID: 'taken' } },
  sendgrid: { status: 202, body: '' },
  resend: { status: 200, body: { id: 'taken' } },
};

function providerOf(path: string): MailProviderName | undefined {
  if (path.startsWith('/v2/email/')) return 'ses';
  if (path.startsWith(`/v3/${PROVIDER_DOMAIN}/`)) return 'mailgun';
  if (/^\/(?:email$|server$|messages\/outbound)/.test(path)) return 'postmark';
  if (path === '/v3/mail/send' || path === '/v3/scopes') return 'sendgrid';
  return path === '/emails' || path === '/domains' ? 'resend' : undefined;
}

function isLetIn(provider: MailProviderName, request: IncomingMessage, body: string): boolean {
  const { method = '', url: path = '', headers } = request;
  switch (provider) {
    case 'ses':
      return isSignedByAws({ method, path, headers, body }, KEY, SECRET);
    case 'mailgun':
      return headers.authorization === `Basic ${Buffer.from(`api:${KEY}`).toString('base64')}`;
    case 'postmark':
      return headers['x-postmark-server-token'] === KEY;
    case 'sendgrid':
    case 'resend':
      return headers.authorization === `Bearer ${KEY}`;
  }
}

/** The HTTP interfaces of five providers on loopback: each checks what it would check, and keeps what it takes. */
export async function startMailProvider(): Promise<TestMailProvider> {
  const taken: ProviderMail[] = [];
  const visited: string[] = [];
  const served = new Map<string, string>();
  /** Resend's memory: the body by its key. */
  const keys = new Map<string, string>();
  let isLost: (mail: ProviderMail) => boolean = () => false;
  let saying: Saying | undefined;
  let isBlind = false;
  let asked = 0;

  const answer = (response: ServerResponse, { status, body, headers = {} }: Saying) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const find = (provider: MailProviderName, query: URLSearchParams): unknown => {
    const wanted = provider === 'mailgun' ? query.get('message-id') : query.get('metadata_longhand-id');
    const found = taken.filter(
      ({ id, messageId }) => !isBlind && wanted !== null && [id, messageId.replace(/[<>]/g, '')].includes(wanted),
    );
    return provider === 'mailgun' ? { items: found } : { TotalCount: found.length, Messages: found };
  };
  const take = (provider: MailProviderName, body: string, key: string): ProviderMail | Saying => {
    if (saying !== undefined) return saying;
    const before = provider === 'resend' ? keys.get(key) : undefined;
    if (before !== undefined && before !== body) {
      return { status: 409, body: { name: 'invalid_idempotent_request', message: 'Same key, other payload' } };
    }
    if (before !== undefined) return takings.resend;
    const mail = { provider, ...readers[provider](body) };
    if (key !== '') keys.set(key, body);
    taken.push(mail);
    return mail;
  };
  const hear = (request: IncomingMessage, response: ServerResponse, body: string) => {
    const url = new URL(request.url ?? '/', 'http://here');
    const provider = providerOf(url.pathname);
    if (request.method === 'GET') visited.push(request.url ?? '');
    if (request.method === 'GET' && served.has(url.pathname)) {
      return answer(response, { status: 200, body: served.get(url.pathname) ?? '' });
    }
    if (provider === undefined) return answer(response, { status: 404, body: { message: 'not found' } });
    if (!isLetIn(provider, request, body)) return answer(response, refusals[provider]);
    if (request.method === 'GET') return answer(response, { status: 200, body: find(provider, url.searchParams) });
    asked += 1;
    const outcome = take(provider, body, String(request.headers['idempotency-key'] ?? ''));
    if ('status' in outcome) return answer(response, outcome);
    if (isLost(outcome)) return void request.socket.destroy();
    answer(response, takings[provider]);
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (body.length > MOST_BYTES) return answer(response, { status: 413, body: { message: 'too large' } });
      try {
        hear(request, response, body.toString('utf8'));
      } catch (error) {
        if (!(error instanceof Wanting || error instanceof SyntaxError)) throw error;
        answer(response, { status: 400, body: { message: error.message } });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    asked: () => asked,
    api: (provider, more = {}) => ({
      provider,
      key: KEY,
      secret: SECRET,
      region: provider === 'ses' ? 'eu-west-1' : '',
      domain: PROVIDER_DOMAIN,
      host: `127.0.0.1:${port}`,
      webhookSecret: undefined,
      isForBulkOnly: false,
      ...more,
    }),
    loseAnswers: (next) => void (isLost = next),
    say: (next) => void (saying = next),
    setBlind: (next) => void (isBlind = next),
    serve: (path, text) => void served.set(path, text),
    visited,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
