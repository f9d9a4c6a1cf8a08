import { AwsV4Signer } from 'aws4fetch';
import type { MailApi } from '#platform/config/mail-settings.ts';
import type { MailSender } from '../mail-message.ts';
import {
  commonVerdict,
  ID_LABEL,
  type MailProvider,
  noSuchAddress,
  notAsItIs,
  type ProviderAnswer,
  type ProviderRequest,
  type ProviderVerdict,
  stopped,
  textAt,
  withoutReplyTo,
} from './mail-provider.ts';

const SEND = '/v2/email/outbound-emails';
/** Bytes of a name per encoded word, which may have 75 characters. */
const WORD = 42;

/**
 * Amazon SES, version 2. It signs by itself, gives each mail its own Message-ID, and has no idempotency keys: its
 * events, which carry our tag, settle what's unknown if a topic is set.
 */
export function ses({ key, secret, region, webhookSecret }: MailApi, origin: string | undefined): MailProvider {
  const own = origin ?? `https://email.${region}.amazonaws.com`;
  const signed = async (method: 'GET' | 'POST', path: string, body?: string): Promise<ProviderRequest> => {
    const signer = new AwsV4Signer({
      method,
      url: `${own}${path}`,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
      accessKeyId: key,
      secretAccessKey: secret,
      service: 'ses',
      region,
    });
    const { headers } = await signer.sign();
    return { method, path, headers: Object.fromEntries(headers), ...(body !== undefined && { body }) };
  };
  return {
    capability: webhookSecret === undefined ? 'blind' : 'lookup',
    origin: own,
    hand: ({ id, from, to, subject, text, html, headers }) => {
      const { replyTo, others } = withoutReplyTo(headers);
      const named = Object.entries(others).map(([Name, Value]) => ({ Name, Value }));
      const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
      return signed(
        'POST',
        SEND,
        JSON.stringify({
          FromEmailAddress: encodeSender(from),
          Destination: { ToAddresses: [to] },
          ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
          EmailTags: [{ Name: ID_LABEL, Value: id }],
          Content: {
            Simple: {
              Subject: content(subject),
              Body: { Text: content(text), Html: content(html) },
              Headers: named,
            },
          },
        }),
      );
    },
    judge,
    greet: () => signed('GET', '/v2/email/account'),
  };
}

/** Error names are in `x-amzn-errortype` or in the body, depending on the version of their servers. */
function judge(answer: ProviderAnswer): ProviderVerdict {
  const { status, json, words } = answer;
  const name = textAt(json, '__type') || textAt(json, 'code') || words;
  if (/TooManyRequests|Throttling/.test(name)) return { kind: 'later' };
  if (/LimitExceeded/.test(name)) return stopped('quota');
  if (/AccountSuspended|SendingPaused/.test(name)) return stopped('account');
  if (/MailFromDomainNotVerified/.test(name) || /not verified/i.test(words)) return stopped('domain');
  if (status === 403) return stopped('key');
  if (status === 404) return stopped('account');
  return commonVerdict(status) ?? (/address/i.test(words) ? noSuchAddress : notAsItIs);
}

/** Names beyond plain ASCII are written as encoded words (RFC 2047), which this interface wants. */
function encodeSender({ name, address }: MailSender): string {
  if (name === '') return address;
  if (/^[\x20-\x7e]*$/.test(name)) return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
  const words: string[] = [];
  let word = '';
  for (const character of name) {
    if (Buffer.byteLength(word + character) > WORD) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  const encoded = [...words, word].map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`);
  return `${encoded.join(' ')} <${address}>`;
}
