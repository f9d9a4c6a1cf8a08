import { PassThrough, Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import { refuseInQuarantine } from '#platform/quarantine/quarantine.ts';
import { dkimHeaders, type DkimKey, withNetworkLines } from './dkim.ts';
import { refuseUnsafeMail } from './mail-message.ts';
import { MailPutOff, MailRefused, MailStopped, type MailTransport, MailUnanswered } from './mail-transport.ts';

/** Milliseconds: a mail server that does not answer must not hold a job for long. */
const TIMES = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

export type SmtpOptions = {
  /** 3 unless told. */
  readonly maxConnections?: number;
  /** By which keys mail from a domain is signed; not at all unless told. */
  readonly signer?: MailSigner;
};

export type MailSigner = (domain: string) => Promise<readonly DkimKey[]>;

/** A mail that is being handed over. */
type Leaving = {
  readonly keys: readonly DkimKey[];
  /** It was read to its end, so that the server may have all of it. */
  wasSentWhole: boolean;
};

/**
 * Sends over `smtp://user:password@host:port` or `smtps://…`, with a few connections that stay open.
 * Nothing in a mail is ever taken for a file or an address to fetch.
 */
export function openSmtpTransport(smtpUrl: string, { maxConnections = 3, signer }: SmtpOptions = {}): MailTransport {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const port = url.port === '' ? (isSecure ? 465 : 587) : Number(url.port);
  const user = decodeURIComponent(url.username);
  const transport = createTransport({
    ...TIMES,
    pool: true,
    maxConnections,
    // Whoever sends decides whether a mail whose answer was lost goes out again.
    maxRequeues: 0,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port,
    secure: isSecure,
    // A password must not be readable on the way, or by an attacker who hides that the server supports encryption.
    requireTLS: user !== '',
    auth: user === '' ? undefined : { user, pass: decodeURIComponent(url.password) },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** By their Message-IDs. */
  const leaving = new Map<string, Leaving>();
  transport.use('stream', (mail, done) => {
    const own = leaving.get(mail.message.messageId());
    if (own !== undefined && own.keys.length > 0) mail.message.transform(() => signedBy(own.keys));
    mail.message.transform(
      () =>
        new PassThrough({
          flush: (flushed) => {
            if (own !== undefined) own.wasSentWhole = true;
            flushed();
          },
        }),
    );
    done();
  });
  return {
    carrier: 'smtp',
    capability: 'blind',
    send: async (message) => {
      refuseInQuarantine('the mail server');
      refuseUnsafeMail(message);
      const { id, from, to, subject, text, html, headers, returnPath = from.address } = message;
      const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
      const messageId = `<${id}@${domain}>`;
      const own: Leaving = { keys: (await signer?.(domain.toLowerCase())) ?? [], wasSentWhole: false };
      leaving.set(messageId, own);
      try {
        await transport.sendMail({
          messageId,
          envelope: { from: returnPath, to: [to] },
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers,
        });
      } catch (error) {
        throw failureOf(error, own.wasSentWhole);
      } finally {
        leaving.delete(messageId);
      }
    },
    check: async () => {
      refuseInQuarantine('the mail server');
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** The whole mail with its signatures above it. */
function signedBy(keys: readonly DkimKey[]): Transform {
  const chunks: Buffer[] = [];
  return new Transform({
    transform: (chunk: Buffer, _encoding, taken) => {
      chunks.push(chunk);
      taken();
    },
    flush: (flushed) => {
      const raw = withNetworkLines(Buffer.concat(chunks));
      dkimHeaders(raw, keys).then(
        (lines) => flushed(null, Buffer.concat([lines, raw])),
        (error: Error) => flushed(error),
      );
    },
  });
}

/**
 * A server that says 5xx to the addressee or to the mail means it; one that does not know our password may learn it. What
 * it says to the address that mail comes from is about us, before it has heard for whom the mail is.
 */
function failureOf(error: unknown, wasSentWhole: boolean): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const response = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  if (response === undefined) return wasSentWhole ? new MailUnanswered(error) : error;
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return error;
  const answer = 'response' in error ? String(error.response) : '';
  if (response < 500) return new MailPutOff(response);
  const isAboutUs = 'command' in error && error.command === 'MAIL FROM' && !/\b5\.3\.4\b/.test(answer);
  return isAboutUs ? new MailStopped('domain', answer) : new MailRefused(response, answer);
}
