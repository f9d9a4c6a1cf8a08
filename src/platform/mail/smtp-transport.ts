import { createTransport } from 'nodemailer';
import { type MailMessage, refuseUnsafeMail } from './mail-message.ts';

export type MailTransport = {
  /** Answers when the mail server has taken the mail. Throws `MailRefused` where trying again is of no use. */
  send(message: MailMessage): Promise<void>;
  /** Answers when the mail server lets us in. Throws with its own words where it does not. */
  check(): Promise<void>;
  close(): void;
};

/** The mail server will never take this mail: the mailbox is not there, or the server turns it away. */
export class MailRefused extends Error {
  /** Its answer, such as 550. */
  readonly code: number;

  constructor(code: number) {
    super(`The mail server refused a mail with ${code}.`);
    this.name = 'MailRefused';
    this.code = code;
  }
}

/** Milliseconds: a mail server that does not answer must not hold a job for long. */
const TIMES = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Sends over `smtp://user:password@host:port` or `smtps://…`, with a few connections that stay open.
 * Nothing in a mail is ever taken for a file or an address to fetch.
 */
export function openSmtpTransport(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const port = url.port === '' ? (isSecure ? 465 : 587) : Number(url.port);
  const user = decodeURIComponent(url.username);
  const transport = createTransport({
    ...TIMES,
    pool: true,
    maxConnections: 3,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port,
    secure: isSecure,
    // A password must not be read on the way, nor by whoever hides that the server could encrypt.
    requireTLS: user !== '',
    auth: user === '' ? undefined : { user, pass: decodeURIComponent(url.password) },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      refuseUnsafeMail(message);
      const { id, from, to, subject, text, html, headers } = message;
      const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
      await transport
        .sendMail({ messageId: `<${id}@${domain}>`, from, to: { name: '', address: to }, subject, text, html, headers })
        .catch((error: unknown) => {
          throw refusalOf(error) ?? error;
        });
    },
    check: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** A server that says 5xx to the addressee or to the mail means it; one that does not know our password may learn it. */
function refusalOf(error: unknown): MailRefused | undefined {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return undefined;
  const { responseCode, code } = error;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500
    ? new MailRefused(responseCode)
    : undefined;
}
