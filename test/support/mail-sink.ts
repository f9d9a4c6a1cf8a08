import { createServer, type Socket } from 'node:net';

export type SunkMail = { readonly messageId: string; readonly to: string; readonly raw: string };

export type MailSink = {
  readonly url: string;
  /** Every mail that it took, in the order in which it did; also those whose answer it dropped. */
  readonly taken: readonly SunkMail[];
  /** Says of each mail that it took whether its answer is lost on the way back; the connection breaks then. */
  loseAnswers(isLost: (mail: SunkMail) => boolean): void;
  /** Breaks connections from now on before a mail is there whole. */
  breakOff(isBroken: boolean): void;
  close(): Promise<void>;
};

/** A mail server on loopback that takes everything, and may take a mail and never say so (RFC 1047). */
export async function startMailSink(): Promise<MailSink> {
  const taken: SunkMail[] = [];
  const sockets = new Set<Socket>();
  let isLost: (mail: SunkMail) => boolean = () => false;
  let isBroken = false;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let waiting = '';
    let to = '';
    let isData = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const endMail = (raw: string) => {
      const messageId = /^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? '';
      const mail = { messageId, to, raw };
      taken.push(mail);
      isData = false;
      if (isLost(mail)) socket.destroy();
      else say('250 taken');
    };
    const hear = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') to = /<([^>]*)>/.exec(line)?.[1] ?? '';
      if (verb === 'DATA') {
        if (isBroken) return socket.destroy();
        isData = true;
        return say('354 go on');
      }
      if (verb === 'QUIT') return socket.end('221 bye\r\n');
      say('250 ok');
    };
    socket.on('data', (chunk) => {
      waiting += chunk.toString('utf8');
      for (;;) {
        const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const part = waiting.slice(0, end);
        waiting = waiting.slice(end + (isData ? 5 : 2));
        if (isData) endMail(part);
        else hear(part);
      }
    });
    say('220 sink');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    loseAnswers: (next) => void (isLost = next),
    breakOff: (next) => void (isBroken = next),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
