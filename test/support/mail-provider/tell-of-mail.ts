import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { MailApi } from '#platform/config/mail-settings.ts';
import type { MailProviderName } from '#platform/mail/mail-transport.ts';
import { makeCertificate } from '#test/support/make-certificate.ts';
import type { ProviderMail, TestMailProvider } from './mail-provider.ts';

/** What may be told of a mail. */
export type Told = 'delivered' | 'gone' | 'full' | 'blocked' | 'delayed' | 'complained' | 'unsubscribed';
export type Telling = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:mail';
const CERTIFICATE = '/SimpleNotificationService-0123456789abcdef.pem';
const SNS = 'https://sns.eu-west-1.amazonaws.com';
const MAILGUN_KEY = 'signing-key-of-mailgun';
const PASSWORD = 'password-that-postmark-sends';
const RESEND_KEY = `whsec_${Buffer.from('a secret of resend').toString('base64')}`;

const STATUSES = { gone: '5.1.1', full: '4.2.2', blocked: '5.7.1' } as const;
const words = (status: string) => `550 ${status} said the server`;

/** Signs as the five providers do; a mail is told of in the words of each. */
export async function openTelling(provider: TestMailProvider) {
  const sendgrid = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const [begin, end] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)];
  const amazon = await makeCertificate({ type: 'dns', value: 'sns.amazonaws.com' }, begin, end);
  provider.serve(CERTIFICATE, amazon.chain);
  provider.serve('/', '<ConfirmSubscriptionResponse/>');

  const secrets: Readonly<Record<MailProviderName, string>> = {
    ses: TOPIC,
    mailgun: MAILGUN_KEY,
    postmark: PASSWORD,
    sendgrid: sendgrid.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    resend: RESEND_KEY,
  };
  const sns = (message: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}): Telling => {
    const fields: Readonly<Record<string, string>> = {
      Type: 'Notification',
      MessageId: randomUUID(),
      TopicArn: TOPIC,
      Timestamp: new Date().toISOString(),
      ...message,
      ...more,
    };
    const names = ['Message', 'MessageId', 'SubscribeURL', 'Subject', 'Timestamp', 'Token', 'TopicArn', 'Type'];
    const text = names.flatMap((name) => (fields[name] === undefined ? [] : [`${name}\n${fields[name]}\n`])).join('');
    const signature = sign('sha256', Buffer.from(text), amazon.privateKey).toString('base64');
    const signed = { ...fields, SignatureVersion: '2', Signature: signature, SigningCertURL: `${SNS}${CERTIFICATE}` };
    return { headers: {}, body: JSON.stringify({ ...signed, ...(more['SigningCertURL'] && more) }) };
  };
  const seconds = (at: Date) => String(Math.floor(at.getTime() / 1_000));
  const wrap = {
    ses: (event: unknown) => sns({ Message: JSON.stringify(event) }),
    mailgun: (event: unknown, at: Date) => {
      const [timestamp, token] = [seconds(at), randomUUID()];
      const signature = createHmac('sha256', MAILGUN_KEY).update(`${timestamp}${token}`).digest('hex');
      return { headers: {}, body: JSON.stringify({ signature: { timestamp, token, signature }, 'event-data': event }) };
    },
    postmark: (event: unknown) => ({
      headers: { authorization: `Basic ${Buffer.from(`longhand:${PASSWORD}`).toString('base64')}` },
      body: JSON.stringify(event),
    }),
    sendgrid: (event: unknown, at: Date) => {
      const [timestamp, body] = [seconds(at), JSON.stringify(Array.isArray(event) ? event : [event])];
      return {
        headers: {
          'x-twilio-email-event-webhook-timestamp': timestamp,
          'x-twilio-email-event-webhook-signature': sign(
            'sha256',
            Buffer.from(timestamp + body),
            sendgrid.privateKey,
          ).toString('base64'),
        },
        body,
      };
    },
    resend: (event: unknown, at: Date) => {
      const [id, timestamp, body] = [`msg_${randomUUID()}`, seconds(at), JSON.stringify(event)];
      const key = Buffer.from(RESEND_KEY.slice('whsec_'.length), 'base64');
      const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
      const headers = { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,b2xk v1,${signature}` };
      return { headers, body };
    },
  } satisfies Readonly<Record<MailProviderName, (event: unknown, at: Date) => Telling>>;

  return {
    api: (name: MailProviderName, more: Partial<MailApi> = {}) =>
      provider.api(name, { webhookSecret: secrets[name], ...more }),
    sns,
    /** Any event, signed at that time. */
    signed: (name: MailProviderName, event: unknown, at: Date): Telling => wrap[name](event, at),
    tell: (mail: ProviderMail, told: Told, at: Date): Telling => wrap[mail.provider](eventOf(mail, told), at),
    eventOf,
  };
}

function eventOf(mail: ProviderMail, told: Told): unknown {
  const { id, to } = mail;
  const status = told === 'gone' || told === 'full' || told === 'blocked' ? STATUSES[told] : '';
  switch (mail.provider) {
    case 'ses': {
      const kinds = {
        delivered: 'Delivery',
        complained: 'Complaint',
        delayed: 'DeliveryDelay',
        unsubscribed: 'Subscription',
      };
      const recipient = { emailAddress: to, status, diagnosticCode: `smtp; ${words(status)}` };
      const type = told === 'full' ? 'Transient' : 'Permanent';
      return {
        eventType: kinds[told as keyof typeof kinds] ?? 'Bounce',
        mail: { tags: { 'longhand-id': [id] }, destination: [to] },
        ...(status !== '' && {
          bounce: { bounceType: type, bounceSubType: 'General', bouncedRecipients: [recipient] },
        }),
        ...(told === 'complained' && { complaint: { complainedRecipients: [{ emailAddress: to }] } }),
      };
    }
    case 'mailgun':
      return {
        id: randomUUID(),
        event: status !== '' || told === 'delayed' ? 'failed' : told,
        severity: told === 'delayed' ? 'temporary' : 'permanent',
        recipient: to,
        'user-variables': { 'longhand-id': id },
        'delivery-status': { code: 550, message: words(status) },
      };
    case 'postmark': {
      const types = { gone: 'HardBounce', full: 'SoftBounce', blocked: 'Blocked', delayed: 'Transient' };
      const records = { delivered: 'Delivery', complained: 'SpamComplaint', unsubscribed: 'SubscriptionChange' };
      return {
        RecordType: records[told as keyof typeof records] ?? 'Bounce',
        ID: Math.floor(Math.random() * 1e9),
        MessageID: randomUUID(),
        Type: types[told as keyof typeof types],
        Details: `smtp;${words(status)}`,
        Metadata: { 'longhand-id': id },
        ...(told === 'delivered' || told === 'unsubscribed' ? { Recipient: to } : { Email: to }),
        ...(told === 'unsubscribed' && { SuppressSending: true, SuppressionReason: 'ManualSuppression' }),
      };
    }
    case 'sendgrid': {
      const kinds = {
        complained: 'spamreport',
        delayed: 'deferred',
        unsubscribed: 'unsubscribe',
        delivered: 'delivered',
      };
      return {
        sg_event_id: randomUUID(),
        email: to,
        event: kinds[told as keyof typeof kinds] ?? 'bounce',
        'longhand-id': id,
        ...(status !== '' && { type: told === 'blocked' ? 'blocked' : 'bounce', status, reason: words(status) }),
      };
    }
    case 'resend': {
      const kinds = { delivered: 'delivered', complained: 'complained', delayed: 'delivery_delayed' };
      return {
        type: `email.${kinds[told as keyof typeof kinds] ?? 'bounced'}`,
        data: {
          to: [to],
          tags: { 'longhand-id': id },
          ...(status !== '' && {
            bounce: { type: told === 'full' ? 'Transient' : 'Permanent', message: words(status) },
          }),
        },
      };
    }
  }
}
