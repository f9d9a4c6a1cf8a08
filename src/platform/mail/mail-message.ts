import { parseEmail } from '#shared/identity/email-rule.ts';

/** One mail to one person. */
export type MailMessage = {
  /** Stays the same when a mail is resent, so mail programs show it once; letters, digits and hyphens. */
  readonly id: string;
  readonly from: MailSender;
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where it goes if it can't be delivered; by default to its sender. */
  readonly returnPath?: string;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Whom a mail comes from. */
export type MailSender = { readonly name: string; readonly address: string };

/** A mail that would say more than its fields may: a mistake of ours, or an attack that came this far. */
export class UnsafeMail extends Error {
  constructor(field: string) {
    super(`The field "${field}" of a mail has what no such field may have.`);
    this.name = 'UnsafeMail';
  }
}

/** Line breaks of every kind, and whatever else steers a terminal or a mail server. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
/** Headers that have their own field, or that the code assembling the mail writes. */
const TAKEN =
  /^(?:to|cc|bcc|from|sender|subject|date|message-id|return-path|received|content-.*|mime-.*|dkim-.*|resent-.*)$/i;

/** Throws `UnsafeMail` if a field could add a header or a recipient. */
export function refuseUnsafeMail(message: MailMessage): void {
  if (!isOneAddress(message.to)) throw new UnsafeMail('to');
  if (!isOneAddress(message.from.address)) throw new UnsafeMail('from');
  if (message.returnPath !== undefined && !isOneAddress(message.returnPath)) throw new UnsafeMail('returnPath');
  if (CONTROL.test(message.from.name)) throw new UnsafeMail('from');
  if (CONTROL.test(message.subject)) throw new UnsafeMail('subject');
  if (!/^[A-Za-z0-9-]{1,80}$/.test(message.id)) throw new UnsafeMail('id');
  for (const [name, value] of Object.entries(message.headers)) {
    if (!HEADER_NAME.test(name) || TAKEN.test(name) || CONTROL.test(value)) throw new UnsafeMail(name);
  }
}

/** True for a single address without a name, spaces, or anything that a mail server would take apart. */
export function isOneAddress(text: string): boolean {
  return !CONTROL.test(text) && parseEmail(text) === text;
}
