import type { MailApi } from '#platform/config/mail-settings.ts';

/** What a provider tells of a mail; `none` of what changes nothing, such as a delay. */
export type MailEventKind = 'delivered' | 'bounced' | 'complained' | 'unsubscribed' | 'none';

export type MailEvent = {
  /** Of the provider: the same event comes again with the same. */
  readonly id: string;
  readonly kind: MailEventKind;
  /** What the mail was called when it left; null where the provider does not say. */
  readonly mailId: string | null;
  /** Whom it was for; null where the provider does not say. */
  readonly address: string | null;
  /** Of a bounce, as its mail server said it (RFC 3463). */
  readonly status: string;
};

/** A request as it came. */
export type ReceivedMailEvents = {
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly receivedAt: Date;
};

/** What signs a request says, once it is believed; `REFUSED` where it is not. */
export type ReadMailEvents = (
  api: MailApi & { readonly webhookSecret: string },
  received: ReceivedMailEvents,
) => Promise<readonly MailEvent[] | 'REFUSED'> | readonly MailEvent[] | 'REFUSED';

/** The longest that anything of an event is kept of. */
const MOST = 320;

export function mailEvent({
  id,
  kind,
  mailId,
  address,
  status = '',
}: {
  readonly id: string;
  readonly kind: MailEventKind;
  readonly mailId: string;
  readonly address: string;
  readonly status?: string;
}): MailEvent {
  const kept = (text: string) => text.replace(/\p{Cc}/gu, '').slice(0, MOST);
  return { id: kept(id), kind, mailId: kept(mailId) || null, address: kept(address) || null, status: kept(status) };
}

/** The body as JSON; undefined where it is none. */
export function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
