import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Whether a request is signed with a key as Amazon wants it (Signature Version 4), computed anew from what came. */
export function isSignedByAws({ method, path, headers, body }: Asked, key: string, secret: string): boolean {
  const [, id, day, region, service, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (id !== key || day === undefined || names === undefined || service !== 'ses') return false;
  const time = String(headers['x-amz-date']);
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const url = new URL(path, 'http://here');
  const query = [...url.searchParams].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const bodyHash = String(headers['x-amz-content-sha256'] ?? hash(body));
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== hash(body)) return false;
  const asked = [method, url.pathname, query.toSorted().join('&'), signed.join(''), names, bodyHash].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${region}/ses/aws4_request`, hash(asked)].join('\n');
  const derived = [day, region ?? '', 'ses', 'aws4_request'].reduce<string | Buffer>(
    (from, part) => mac(from, part),
    `AWS4${secret}`,
  );
  return mac(derived, text).toString('hex') === signature;
}
