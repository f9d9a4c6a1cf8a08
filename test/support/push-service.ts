import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

export type ReceivedPush = { readonly text: string; readonly headers: Readonly<Record<string, unknown>> };

export type TestPushService = {
  readonly origin: string;
  readonly received: ReceivedPush[];
  /** Of a browser that it serves. */
  readonly device: (name: string) => { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** Answers each push from now on with this status. */
  answerWith(status: number): void;
  close(): Promise<void>;
};

/** A push service on loopback whose browsers read what they are sent, as RFC 8291 has them do. */
export async function startPushService(): Promise<TestPushService> {
  const received: ReceivedPush[] = [];
  let status = 201;
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ text: decrypt(Buffer.concat(chunks)), headers: request.headers });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + body.readUInt8(20));
    const closed = body.subarray(21 + body.readUInt8(20));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
    const input = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
    const make = (purpose: string, length: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, Buffer.from(`Content-Encoding: ${purpose}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', make('aes128gcm', 16), make('nonce', 12));
    decipher.setAuthTag(closed.subarray(-16));
    const open = Buffer.concat([decipher.update(closed.subarray(0, -16)), decipher.final()]);
    return open.subarray(0, open.lastIndexOf(2)).toString('utf8');
  }

  return {
    origin,
    received,
    device: (name) => ({
      endpoint: `${origin}/push/${name}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    }),
    answerWith: (wanted) => {
      status = wanted;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
