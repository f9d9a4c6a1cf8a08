import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { ID_LABEL, textAt } from '#platform/mail/providers/mail-provider.ts';
import { statusIn } from '#modules/ground/mail-suppressions/ladder.ts';
import { mailEvent, type MailEvent, type MailEventKind, parseBody, type ReadMailEvents } from '../mail-event.ts';

/** Milliseconds: SendGrid tries for a day to tell us. */
const PAST = 25 * 3_600_000;
const FUTURE = 5 * 60_000;

const KINDS: Readonly<Record<string, MailEventKind>> = {
  delivered: 'delivered',
  bounce: 'bounced',
  dropped: 'bounced',
  spamreport: 'complained',
  unsubscribe: 'unsubscribed',
  group_unsubscribe: 'unsubscribed',
};

/** Signed with a key of theirs (ECDSA over the time and the body), of which the settings have the public half. */
export const readSendgridEvents: ReadMailEvents = ({ webhookSecret }, { headers, body, receivedAt }) => {
  const timestamp = headers['x-twilio-email-event-webhook-timestamp'] ?? '';
  const signature = headers['x-twilio-email-event-webhook-signature'] ?? '';
  const key = readKey(webhookSecret);
  const signed = Buffer.concat([Buffer.from(timestamp), body]);
  if (key === undefined || !verify('sha256', signed, key, Buffer.from(signature, 'base64'))) return 'REFUSED';
  const age = receivedAt.getTime() - Number(timestamp) * 1_000;
  if (!(age < PAST && age > -FUTURE)) return 'REFUSED';
  const json = parseBody(body);
  return Array.isArray(json) ? json.map(readOne) : [];
};

function readOne(event: unknown): MailEvent {
  const type = textAt(event, 'event');
  const kind = KINDS[type] ?? 'none';
  return mailEvent({
    id: textAt(event, 'sg_event_id'),
    kind,
    mailId: textAt(event, ID_LABEL),
    address: textAt(event, 'email'),
    status: kind === 'bounced' ? statusOf(type, event) : '',
  });
}

/** What it dropped it knows to be of no use; what a server blocked is about us. */
function statusOf(type: string, event: unknown): string {
  const reason = textAt(event, 'reason');
  if (type === 'dropped') return /bounced|invalid/i.test(reason) ? '5.2.1' : '5.7.0';
  if (textAt(event, 'type') === 'blocked') return '5.7.1';
  const status = textAt(event, 'status');
  return /^[245]\.\d{1,3}\.\d{1,3}$/.test(status) ? status : statusIn(reason, 500);
}

function readKey(text: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}
