import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { createServer } from 'node:http';

export type Received = {
  readonly path: string;
  readonly activity: Readonly<Record<string, unknown>>;
  /** Whether who sent it signed these very bytes for this very inbox. */
  readonly isSigned: boolean;
};

/** What a request of the peer does wrong, each at a time. */
export type Fault = {
  readonly date?: Date;
  readonly digest?: string;
  readonly keyId?: string;
  /** Signs with another key than the one that is shown. */
  readonly isForged?: boolean;
  readonly isUnsigned?: boolean;
  /** Names of headers that are signed, where not all. */
  readonly signed?: readonly string[];
};

type SiteAsk = (
  path: string,
  options?: { method: string; headers: Record<string, string>; body: string },
) => Promise<{ readonly status: number; readonly text: string }>;

export type FediversePeer = {
  readonly origin: string;
  readonly host: string;
  readonly received: Received[];
  /** Paths that were asked for, with all that the requests said. */
  readonly asked: { readonly path: string; readonly headers: Readonly<Record<string, unknown>> }[];
  /** The address of somebody there; everybody has the key of the server. */
  readonly actor: (name: string) => string;
  /** What its server says of somebody, where not the usual. */
  describe(name: string, changes: Readonly<Record<string, unknown>> | 'gone'): void;
  answerWith(status: number): void;
  /** Signs an activity as Mastodon does and posts it to the site. */
  post(path: string, activity: unknown, fault?: Fault): Promise<number>;
  close(): Promise<void>;
};

type Site = { readonly host: string; readonly now: () => Date; readonly ask: SiteAsk };

const makeKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** A small server of the fediverse on loopback, written from the drafts and not from our code. */
export async function startFediversePeer(site: Site): Promise<FediversePeer> {
  const [keys, otherKeys] = [makeKeys(), makeKeys()];
  const received: Received[] = [];
  const asked: { path: string; headers: Readonly<Record<string, unknown>> }[] = [];
  const described = new Map<string, Readonly<Record<string, unknown>> | 'gone'>();
  let status = 202;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (request.method === 'GET') {
      asked.push({ path, headers: request.headers });
      const name = /^\/users\/(\w+)$/.exec(path)?.[1] ?? '';
      const changes = described.get(name);
      if (name === '' || changes === 'gone') return response.writeHead(name === '' ? 404 : 410).end();
      response.writeHead(200, { 'content-type': 'application/activity+json' });
      return response.end(JSON.stringify({ ...usual(name), ...changes }));
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      void take(path, request.headers, body).finally(() => response.writeHead(status).end());
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const origin = `http://${host}`;
  const actor = (name: string) => `${origin}/users/${name}`;

  function usual(name: string): Readonly<Record<string, unknown>> {
    const id = actor(name);
    return {
      '@context': 'https://www.w3.org/ns/activitystreams',
      id,
      type: 'Person',
      preferredUsername: name,
      inbox: `${id}/inbox`,
      endpoints: { sharedInbox: `${origin}/inbox` },
      publicKey: { id: `${id}#main-key`, owner: id, publicKeyPem: keys.publicKey },
    };
  }

  async function take(path: string, headers: Readonly<Record<string, unknown>>, body: Buffer): Promise<void> {
    const isSigned = await isSignedByUs(path, headers, body);
    received.push({ path, activity: JSON.parse(body.toString()) as Received['activity'], isSigned });
  }

  /** Looks the sender's key up where its id says, and checks as draft-cavage-http-signatures-12 has it. */
  async function isSignedByUs(path: string, headers: Readonly<Record<string, unknown>>, body: Buffer) {
    const parts = new Map(
      String(headers['signature'])
        .split(',')
        .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 2, -1)]),
    );
    const [keyUrl = ''] = (parts.get('keyId') ?? '').split('#');
    const { status: found, text } = await site.ask(new URL(keyUrl).pathname);
    // Who said goodbye shows no key any more; a real server kept it.
    const { publicKey } = found === 200 ? (JSON.parse(text) as { publicKey: { publicKeyPem: string } }) : known;
    known = { publicKey };
    const names = (parts.get('headers') ?? '').split(' ');
    const lines = names.map(
      (name) => `${name}: ${name === '(request-target)' ? `post ${path}` : String(headers[name])}`,
    );
    const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
    const isWhole = ['(request-target)', 'host', 'date', 'digest'].every((name) => names.includes(name));
    const isBody = headers['digest'] === digest && headers['host'] === host;
    const signature = Buffer.from(parts.get('signature') ?? '', 'base64');
    return isWhole && isBody && verify('sha256', Buffer.from(lines.join('\n')), publicKey.publicKeyPem, signature);
  }
  let known = { publicKey: { publicKeyPem: '' } };

  return {
    origin,
    host,
    received,
    asked,
    actor,
    describe: (name, changes) => described.set(name, changes),
    answerWith: (wanted) => {
      status = wanted;
    },
    post: async (path, activity, fault = {}) => {
      const body = JSON.stringify(activity);
      const who = String((activity as { readonly actor?: unknown }).actor);
      const headers: Record<string, string> = {
        host: site.host,
        date: (fault.date ?? site.now()).toUTCString(),
        digest: fault.digest ?? `SHA-256=${createHash('sha256').update(body).digest('base64')}`,
        'content-type': 'application/activity+json',
      };
      const names = fault.signed ?? ['(request-target)', 'host', 'date', 'digest', 'content-type'];
      const lines = names.map((name) => `${name}: ${name === '(request-target)' ? `post ${path}` : headers[name]}`);
      const { privateKey } = fault.isForged === true ? otherKeys : keys;
      const signature = sign('sha256', Buffer.from(lines.join('\n')), privateKey).toString('base64');
      const keyId = fault.keyId ?? `${who}#main-key`;
      const signed = {
        signature: `keyId="${keyId}",algorithm="rsa-sha256",headers="${names.join(' ')}",signature="${signature}"`,
      };
      const all = { ...headers, ...(fault.isUnsigned === true ? {} : signed) };
      return (await site.ask(path, { method: 'POST', headers: all, body })).status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
