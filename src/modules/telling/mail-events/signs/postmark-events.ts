import { ID_LABEL, textAt, valueAt } from '#platform/mail/providers/mail-provider.ts';
import { isSameText } from '#platform/secrets/is-same-text.ts';
import { statusIn } from '#modules/ground/mail-suppressions/ladder.ts';
import { mailEvent, type MailEventKind, parseBody, type ReadMailEvents } from '../mail-event.ts';

/** What a kind of bounce says where the server's own answer has no status; whatever is not here passes, or is none. */
const STATUSES: Readonly<Record<string, string>> = {
  HardBounce: '5.1.1',
  BadEmailAddress: '5.1.3',
  ManuallyDeactivated: '5.2.1',
  SoftBounce: '5.0.0',
  DnsError: '5.0.0',
  Blocked: '5.7.1',
  SpamNotification: '5.7.1',
  DMARCPolicy: '5.7.1',
  TemplateRenderingFailed: '5.7.0',
};

/** Postmark signs nothing: it sends the password that stands in the address that it was given. */
export const readPostmarkEvents: ReadMailEvents = ({ webhookSecret }, { headers, body }) => {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]{1,1000})$/.exec(headers['authorization'] ?? '') ?? [];
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  if (!given.includes(':') || !isSameText(given.slice(given.indexOf(':') + 1), webhookSecret)) return 'REFUSED';
  const json = parseBody(body);
  const type = textAt(json, 'RecordType');
  const kind = kindOf(type, json);
  const address = textAt(json, 'Email') || textAt(json, 'Recipient');
  const at = ['BouncedAt', 'DeliveredAt', 'ChangedAt', 'ReceivedAt'].map((name) => textAt(json, name)).join('');
  return [
    mailEvent({
      id: [type, textAt(json, 'ID'), textAt(json, 'MessageID'), address, at].join(' '),
      kind,
      mailId: textAt(json, 'Metadata', ID_LABEL),
      address,
      status: kind === 'bounced' ? statusOf(json) : '',
    }),
  ];
};

function kindOf(type: string, json: unknown): MailEventKind {
  switch (type) {
    case 'Delivery':
      return 'delivered';
    case 'SpamComplaint':
      return 'complained';
    case 'SubscriptionChange':
      // Bounces and complaints change it, too, and are told by themselves.
      return valueAt(json, 'SuppressSending') === true && textAt(json, 'SuppressionReason') === 'ManualSuppression'
        ? 'unsubscribed'
        : 'none';
    case 'Bounce':
      if (textAt(json, 'Type') === 'SpamComplaint') return 'complained';
      if (textAt(json, 'Type') === 'Unsubscribe') return 'unsubscribed';
      return textAt(json, 'Type') in STATUSES ? 'bounced' : 'none';
    default:
      return 'none';
  }
}

function statusOf(json: unknown): string {
  const standard = STATUSES[textAt(json, 'Type')] ?? '5.0.0';
  if (standard.startsWith('5.7')) return standard;
  const said = statusIn(`${textAt(json, 'Details')} ${textAt(json, 'Description')}`, 500);
  return said === '5.0.0' ? standard : said;
}
