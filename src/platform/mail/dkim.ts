import { createHash, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';

export type DkimAlgorithm = 'rsa-sha256' | 'ed25519-sha256';

/** The key that signs a domain's mail; its public half is at `{selector}._domainkey.{domain}`. */
export type DkimKey = {
  readonly domain: string;
  readonly selector: string;
  readonly algorithm: DkimAlgorithm;
  readonly privateKey: KeyObject;
};

/** Each is signed one more time than it appears, so nobody can add another (RFC 6376, 8.15). */
const CLOSED = [
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'reply-to',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
];
/** Signed if present. Without the first two no mailbox offers one-click unsubscribing (RFC 8058). */
const OPEN = [
  'list-unsubscribe',
  'list-unsubscribe-post',
  'list-id',
  'feedback-id',
  'auto-submitted',
  'precedence',
  'x-auto-response-suppress',
];
const LINE = 72;
const signAside = promisify(sign);

/**
 * The `DKIM-Signature` lines for a mail whose lines end with CRLF, one for each key (RFC 6376, RFC 8463). Servers that
 * can't read Ed25519 yet read RSA; nodemailer signs with RSA alone, and holds up the whole process while it does.
 */
export async function dkimHeaders(raw: Buffer, keys: readonly DkimKey[]): Promise<Buffer> {
  const { fields, body } = takeApart(raw.toString('latin1'));
  const bodyHash = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64');
  const { names, signed } = chooseFields(fields);
  const lines = keys.map(async (key) => {
    const head = [
      'v=1',
      `a=${key.algorithm}`,
      'c=relaxed/relaxed',
      `d=${key.domain}`,
      `s=${key.selector}`,
      `h=${foldNames(names)}`,
      `bh=${bodyHash}`,
      'b=',
    ].join(';\r\n ');
    const data = Buffer.from(`${signed}${relaxedField(`dkim-signature: ${head}`)}`, 'latin1');
    return `DKIM-Signature: ${head}${foldSignature(await signatureOf(key, data))}\r\n`;
  });
  return Buffer.from((await Promise.all(lines)).join(''), 'latin1');
}

/** Every line with a CRLF at its end, as it travels: what we sign must be what leaves. */
export function withNetworkLines(raw: Buffer): Buffer {
  const text = raw.toString('latin1').replace(/\r\n|\r|\n/g, '\r\n');
  return Buffer.from(text.endsWith('\r\n') ? text : `${text}\r\n`, 'latin1');
}

/** A signature takes up to two milliseconds of another thread's time, so mail that somebody waits for goes on. */
async function signatureOf({ algorithm, privateKey }: DkimKey, data: Buffer): Promise<string> {
  const signature =
    algorithm === 'rsa-sha256'
      ? await signAside('sha256', data, privateKey)
      : await signAside(null, createHash('sha256').update(data).digest(), privateKey);
  return signature.toString('base64');
}

type Field = { readonly name: string; readonly line: string };

function takeApart(raw: string): { readonly fields: readonly Field[]; readonly body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const head = end === -1 ? raw : raw.slice(0, end);
  const lines = head.split(/\r\n(?![ \t])/);
  const fields = lines.map((line) => ({ name: line.slice(0, line.indexOf(':')).trim().toLowerCase(), line }));
  return { fields, body: end === -1 ? '' : raw.slice(end + 4) };
}

/** The names for `h=`, and the fields as they are hashed: of several of one name the last comes first. */
function chooseFields(fields: readonly Field[]): { readonly names: readonly string[]; readonly signed: string } {
  const found = (name: string) => fields.filter((field) => field.name === name).toReversed();
  const closed = CLOSED.flatMap((name) => [...found(name).map(() => name), name]);
  const open = OPEN.flatMap((name) => found(name).map(() => name));
  const hashed = [...CLOSED, ...OPEN].flatMap(found);
  return { names: [...closed, ...open], signed: hashed.map(({ line }) => `${relaxedField(line)}\r\n`).join('') };
}

function relaxedField(line: string): string {
  const colon = line.indexOf(':');
  const value = line
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replace(/[ \t]+/g, ' ');
  return `${line.slice(0, colon).trim().toLowerCase()}:${value.trim()}`;
}

function relaxedBody(body: string): string {
  const lines = body.replace(/[ \t]+/g, ' ').replace(/ (?=\r\n)| $/g, '');
  let end = lines.length;
  while (lines.endsWith('\r\n', end)) end -= 2;
  return end === 0 ? '' : `${lines.slice(0, end)}\r\n`;
}

function foldNames(names: readonly string[]): string {
  let line = '';
  const lines: string[] = [];
  for (const name of names) {
    if (line.length + name.length > LINE) {
      lines.push(line);
      line = '';
    }
    line += `${name}:`;
  }
  return [...lines, line.slice(0, -1)].join('\r\n ');
}

function foldSignature(signature: string): string {
  return signature.replace(new RegExp(`(.{${LINE}})(?=.)`, 'g'), '$1\r\n ');
}
