import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  /** Addressees of the envelope, which are those that count. */
  readonly to: readonly string[];
  readonly from: string;
  /** As it came over the wire. */
  readonly raw: string;
  readonly parse: () => Promise<Email>;
};

export type TestMailServer = {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Answers each mail from now on with this code; undefined takes mail again. */
  refuseWith(code: number | undefined): void;
  /** The same for the address that mail comes from, before it hears whom it is for. */
  refuseSendersWith(code: number | undefined): void;
  close(): Promise<void>;
};

/** A real mail server on loopback that keeps what it is sent. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let refusal: number | undefined;
  let refusalOfSender: number | undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => {
      if (refusalOfSender === undefined) return done();
      done(Object.assign(new Error('refused'), { responseCode: refusalOfSender }));
    },
    onRcptTo: (_address, _session, done) => {
      if (refusal === undefined) return done();
      done(Object.assign(new Error('refused'), { responseCode: refusal }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const to = rcptTo.map(({ address }) => address);
        received.push({ to, from, raw: raw.toString('utf8'), parse: () => PostalMime.parse(raw) });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    received,
    refuseWith: (code) => {
      refusal = code;
    },
    refuseSendersWith: (code) => {
      refusalOfSender = code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
