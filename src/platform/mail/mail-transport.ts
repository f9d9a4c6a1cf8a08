import type { MailMessage } from './mail-message.ts';

/** Services that carry mail by an HTTP interface of their own. */
export const mailProviderNames = ['ses', 'mailgun', 'postmark', 'sendgrid', 'resend'] as const;
export type MailProviderName = (typeof mailProviderNames)[number];

/**
 * How it is found out whether a mail left whose answer was lost: `idempotent`, the same again under the same key leaves
 * once; `lookup`, it is asked for, or tells by itself; `blind`, nobody knows.
 */
export type MailCapability = 'idempotent' | 'lookup' | 'blind';

/** A mail carrier. */
export type MailTransport = {
  readonly carrier: 'smtp' | MailProviderName;
  readonly capability: MailCapability;
  /**
   * Answers when the mail was taken. Throws `MailRefused` where trying again is of no use, `MailPutOff` where this mail
   * is wanted later, `MailUnanswered` where nobody knows, `MailStopped` where nothing of ours is taken, and something
   * else where it was not handed over.
   */
  send(message: MailMessage): Promise<void>;
  /** Whether a mail with this id was taken, as far as its carrier knows yet; throws where it cannot be asked. */
  wasTaken?(id: string, sender: string): Promise<boolean>;
  /** Resolves if the carrier accepts us; otherwise throws with the carrier's own words. */
  check(): Promise<void>;
  close(): void;
};

/** Why a carrier accepts nothing from us, which isn't the fault of any address. */
export type MailStop = 'key' | 'domain' | 'quota' | 'account';

/** Nothing leaves until the operator fixes something: our key, our domain, our quota, our account. */
export class MailStopped extends Error {
  readonly reason: MailStop;
  /** What the carrier says. */
  readonly answer: string;

  constructor(reason: MailStop, answer: string) {
    super(`The mail provider takes no mail from us (${reason}): ${answer}`);
    this.name = 'MailStopped';
    this.reason = reason;
    this.answer = answer;
  }
}

/** This mail will never be accepted: the mailbox doesn't exist, or the server rejects it. */
export class MailRefused extends Error {
  /** Its answer, such as 550. */
  readonly code: number;
  /** The text after it, which may name the mailbox. */
  readonly answer: string;

  constructor(code: number, answer = '') {
    super(`The mail server refused a mail with ${code}.`);
    this.name = 'MailRefused';
    this.code = code;
    this.answer = answer;
  }
}

/** The mail server wants this mail later: the mailbox is full, or it has enough of us for now. */
export class MailPutOff extends Error {
  /** Its answer, such as 451. */
  readonly code: number;

  constructor(code: number) {
    super(`The mail server put off a mail with ${code}.`);
    this.name = 'MailPutOff';
    this.code = code;
  }
}

/** All of the mail was sent and no answer came: the mail server may have taken it (RFC 1047). */
export class MailUnanswered extends Error {
  constructor(cause: unknown) {
    super('The mail server did not say whether it took a mail.', { cause });
    this.name = 'MailUnanswered';
  }
}
