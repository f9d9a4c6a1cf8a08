/** A mail as a provider took it. */
export type TakenMail = {
  /** Ours, where events find it. */
  readonly id: string;
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly stream: string;
};

/** Fields that a provider wants and did not find, as it says so. */
export class Wanting extends Error {}

type Json = Readonly<Record<string, unknown>>;

const LABEL = 'longhand-id';

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectIn(from: Json, name: string): Json {
  const value = from[name];
  if (!isJson(value)) throw new Wanting(`${name} must be an object`);
  return value;
}

function textIn(from: Json, name: string): string {
  const value = from[name];
  if (typeof value !== 'string' || value === '') throw new Wanting(`${name} must be a text`);
  return value;
}

function listIn(from: Json, name: string): readonly Json[] {
  const value = from[name];
  if (!Array.isArray(value) || !value.every(isJson)) throw new Wanting(`${name} must be a list`);
  return value;
}

function parse(body: string): Json {
  const value: unknown = JSON.parse(body);
  if (!isJson(value)) throw new Wanting('the body must be an object');
  return value;
}

function named(list: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(list.map(([name, value]) => [name.toLowerCase(), value]));
}

/** Each provider's way to say a mail, read strictly; throws `Wanting` where something is missing or is not of its kind. */
export const readers = {
  ses: (body: string): TakenMail => {
    const asked = parse(body);
    const simple = objectIn(objectIn(asked, 'Content'), 'Simple');
    const parts = objectIn(simple, 'Body');
    const { ToAddresses: to } = objectIn(asked, 'Destination');
    const { ReplyToAddresses: replyTo } = asked;
    const [tag] = listIn(asked, 'EmailTags');
    if (tag === undefined || !/^[\w.@-]{1,256}$/.test(textIn(tag, 'Value'))) throw new Wanting('EmailTags');
    const headers = named(listIn(simple, 'Headers').map((one) => [textIn(one, 'Name'), textIn(one, 'Value')]));
    const from = textIn(asked, 'FromEmailAddress');
    // eslint-disable-next-line no-control-regex
    if (!/^[\x20-\x7e]+$/.test(from)) throw new Wanting('FromEmailAddress must be encoded');
    if (Object.keys(headers).length > 15) throw new Wanting('too many headers');
    return {
      id: tag['Name'] === LABEL ? textIn(tag, 'Value') : '',
      messageId: '',
      from,
      to: Array.isArray(to) ? String(to[0]) : '',
      replyTo: Array.isArray(replyTo) ? String(replyTo[0]) : '',
      subject: textIn(objectIn(simple, 'Subject'), 'Data'),
      text: textIn(objectIn(parts, 'Text'), 'Data'),
      html: textIn(objectIn(parts, 'Html'), 'Data'),
      headers,
      stream: '',
    };
  },
  mailgun: (body: string): TakenMail => {
    const form = new URLSearchParams(body);
    const asked: Json = Object.fromEntries(form);
    const headers = named(
      [...form].filter(([name]) => name.startsWith('h:')).map(([name, value]) => [name.slice(2), value]),
    );
    return {
      id: form.get(`v:${LABEL}`) ?? '',
      messageId: headers['message-id'] ?? '',
      from: textIn(asked, 'from'),
      to: textIn(asked, 'to'),
      replyTo: headers['reply-to'] ?? '',
      subject: textIn(asked, 'subject'),
      text: textIn(asked, 'text'),
      html: textIn(asked, 'html'),
      headers,
      stream: '',
    };
  },
  postmark: (body: string): TakenMail => {
    const asked = parse(body);
    const headers = named(listIn(asked, 'Headers').map((one) => [textIn(one, 'Name'), textIn(one, 'Value')]));
    const metadata = objectIn(asked, 'Metadata');
    for (const [name, value] of Object.entries(metadata)) {
      if (name.length > 20 || String(value).length > 80) throw new Wanting('Metadata is too long');
    }
    return {
      id: textIn(metadata, LABEL),
      messageId: headers['x-pm-keepid'] === 'true' ? (headers['message-id'] ?? '') : '',
      from: textIn(asked, 'From'),
      to: textIn(asked, 'To'),
      replyTo: typeof asked['ReplyTo'] === 'string' ? asked['ReplyTo'] : '',
      subject: textIn(asked, 'Subject'),
      text: textIn(asked, 'TextBody'),
      html: textIn(asked, 'HtmlBody'),
      headers,
      stream: textIn(asked, 'MessageStream'),
    };
  },
  sendgrid: (body: string): TakenMail => {
    const asked = parse(body);
    const [person] = listIn(asked, 'personalizations');
    const [to] = listIn(person ?? {}, 'to');
    const contents = listIn(asked, 'content');
    if (contents[0]?.['type'] !== 'text/plain' || contents[1]?.['type'] !== 'text/html') throw new Wanting('content');
    const from = objectIn(asked, 'from');
    const headers = named(Object.entries(objectIn(asked, 'headers')).map(([name, value]) => [name, String(value)]));
    for (const taken of ['to', 'from', 'subject', 'reply-to', 'cc', 'bcc', 'content-type']) {
      if (taken in headers) throw new Wanting(`headers.${taken} is not allowed`);
    }
    return {
      id: textIn(objectIn(asked, 'custom_args'), LABEL),
      messageId: headers['message-id'] ?? '',
      from: `${textIn(from, 'name')} <${textIn(from, 'email')}>`,
      to: textIn(to ?? {}, 'email'),
      replyTo: isJson(asked['reply_to']) ? textIn(asked['reply_to'], 'email') : '',
      subject: textIn(asked, 'subject'),
      text: textIn(contents[0], 'value'),
      html: textIn(contents[1], 'value'),
      headers,
      stream: '',
    };
  },
  resend: (body: string): TakenMail => {
    const asked = parse(body);
    const headers = named(Object.entries(objectIn(asked, 'headers')).map(([name, value]) => [name, String(value)]));
    const [tag] = listIn(asked, 'tags');
    if (tag === undefined || !/^[\w-]{1,256}$/.test(textIn(tag, 'value'))) throw new Wanting('tags');
    const { to } = asked;
    return {
      id: textIn(tag, 'value'),
      messageId: headers['message-id'] ?? '',
      from: textIn(asked, 'from'),
      to: Array.isArray(to) ? String(to[0]) : '',
      replyTo: typeof asked['reply_to'] === 'string' ? asked['reply_to'] : '',
      subject: textIn(asked, 'subject'),
      text: textIn(asked, 'text'),
      html: textIn(asked, 'html'),
      headers,
      stream: '',
    };
  },
} as const;
