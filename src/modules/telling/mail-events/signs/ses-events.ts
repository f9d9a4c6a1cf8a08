import { X509Certificate, verify } from 'node:crypto';
import type { MailApi } from '#platform/config/mail-settings.ts';
import { ID_LABEL, listAt, textAt } from '#platform/mail/providers/mail-provider.ts';
import { originOf } from '#platform/mail/providers/origin-of.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import { statusIn } from '#modules/ground/mail-suppressions/ladder.ts';
import { mailEvent, type MailEvent, type MailEventKind, parseBody, type ReadMailEvents } from '../mail-event.ts';

/** Nobody but Amazon answers at such a name, so nobody else can have made what is there. */
const SNS_HOST = /^sns\.[a-z]{2}(?:-[a-z]+){1,3}-\d\.amazonaws\.com(?:\.cn)?$/;
const CERTIFICATE_PATH = /^\/SimpleNotificationService-[0-9a-zA-Z]{1,80}\.pem$/;
/** What is signed, in this order. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

const KINDS: Readonly<Record<string, MailEventKind>> = {
  Send: 'delivered',
  Delivery: 'delivered',
  Bounce: 'bounced',
  Complaint: 'complained',
};

/** Certificates by their addresses; Amazon changes them about once a year. */
const certificates = new Map<string, X509Certificate>();
const MOST_CERTIFICATES = 20;

/**
 * Amazon tells by a topic of SNS, signed with a certificate that stands at their own address. The subscription of the
 * topic that the settings name is confirmed; whoever subscribes us to another is not believed.
 */
export const readSesEvents: ReadMailEvents = async (api, { body }) => {
  const json = parseBody(body);
  const type = textAt(json, 'Type');
  if (!isSigned(type) || textAt(json, 'TopicArn') !== api.webhookSecret) return 'REFUSED';
  const certificate = await findCertificate(api, textAt(json, 'SigningCertURL'));
  if (certificate === undefined || !isRight(certificate, type, json)) return 'REFUSED';
  if (type === 'SubscriptionConfirmation') {
    const confirmed = await visit(api, textAt(json, 'SubscribeURL'), () => true);
    return confirmed === undefined ? 'REFUSED' : [];
  }
  if (type === 'UnsubscribeConfirmation') return [];
  return readNotice(textAt(json, 'MessageId'), parseBody(Buffer.from(textAt(json, 'Message'))));
};

function isSigned(type: string): type is keyof typeof SIGNED {
  return Object.hasOwn(SIGNED, type);
}

function isRight({ publicKey }: X509Certificate, type: keyof typeof SIGNED, json: unknown): boolean {
  const algorithm = { '1': 'sha1', '2': 'sha256' }[textAt(json, 'SignatureVersion')];
  if (algorithm === undefined) return false;
  const lines = SIGNED[type].flatMap((name) => {
    const value = textAt(json, name);
    return name === 'Subject' && value === '' ? [] : [`${name}\n${value}\n`];
  });
  return verify(algorithm, Buffer.from(lines.join('')), publicKey, Buffer.from(textAt(json, 'Signature'), 'base64'));
}

async function findCertificate(api: MailApi, address: string): Promise<X509Certificate | undefined> {
  const known = certificates.get(address);
  if (known !== undefined) return known;
  const text = await visit(api, address, ({ pathname, search }) => CERTIFICATE_PATH.test(pathname) && search === '');
  if (text === undefined) return undefined;
  try {
    const certificate = new X509Certificate(text);
    if (certificates.size >= MOST_CERTIFICATES) certificates.clear();
    certificates.set(address, certificate);
    return certificate;
  } catch {
    return undefined;
  }
}

/** What stands at an address of SNS itself, asked of whoever stands in for it; undefined where nobody asks there. */
async function visit(api: MailApi, address: string, isGood: (url: URL) => boolean): Promise<string | undefined> {
  const url = URL.parse(address);
  const isTheirs = url?.protocol === 'https:' && url.port === '' && url.username === '' && SNS_HOST.test(url.hostname);
  if (url === null || !isTheirs || !isGood(url)) return undefined;
  const origin = originOf(api);
  const outbound = createOutbound({ trustedOrigins: origin === undefined ? [] : [origin] });
  const answer = await outbound(`${origin ?? url.origin}${url.pathname}${url.search}`).catch(() => undefined);
  return answer?.status === 200 ? await answer.text() : undefined;
}

/** One event for each whom it is about. */
function readNotice(id: string, notice: unknown): readonly MailEvent[] {
  const type = textAt(notice, 'eventType') || textAt(notice, 'notificationType');
  const kind = KINDS[type] ?? 'none';
  const mailId = textAt(notice, 'mail', 'tags', ID_LABEL, 0);
  const named = [
    ...listAt(notice, 'bounce', 'bouncedRecipients'),
    ...listAt(notice, 'complaint', 'complainedRecipients'),
  ];
  const people = named.length > 0 ? named : [{ emailAddress: textAt(notice, 'mail', 'destination', 0) }];
  return people.map((person, number) =>
    mailEvent({
      id: number === 0 ? id : `${id} ${number}`,
      kind,
      mailId,
      address: textAt(person, 'emailAddress'),
      status: kind === 'bounced' ? statusOf(notice, person) : '',
    }),
  );
}

function statusOf(notice: unknown, person: unknown): string {
  const [type, subType] = [textAt(notice, 'bounce', 'bounceType'), textAt(notice, 'bounce', 'bounceSubType')];
  if (/Suppress/.test(subType)) return '5.2.1';
  const status = textAt(person, 'status');
  const said = /^[245]\.\d{1,3}\.\d{1,3}$/.test(status) ? status : statusIn(textAt(person, 'diagnosticCode'), 500);
  if (type !== 'Permanent') return said.startsWith('5.1') ? '4.0.0' : said;
  return said === '5.0.0' ? '5.1.1' : said;
}
