import type { MailApi } from '#platform/config/mail-settings.ts';
import {
  commonVerdict,
  ID_LABEL,
  later,
  type MailProvider,
  messageIdOf,
  noSuchAddress,
  notAsItIs,
  type ProviderAnswer,
  type ProviderVerdict,
  stopped,
  taken,
  textAt,
  withoutReplyTo,
  writeSender,
} from './mail-provider.ts';

/** Resend. Anything sent again under the same key within a day leaves only once. */
export function resend({ key }: MailApi, origin: string | undefined): MailProvider {
  const authorization = `Bearer ${key}`;
  return {
    capability: 'idempotent',
    origin: origin ?? 'https://api.resend.com',
    hand: (message) => {
      const { id, from, to, subject, text, html } = message;
      const { replyTo, others } = withoutReplyTo(message.headers);
      const body = {
        from: writeSender(from),
        to: [to],
        subject,
        text,
        html,
        ...(replyTo !== undefined && { reply_to: replyTo }),
        headers: { ...others, 'Message-ID': `<${messageIdOf(message)}>` },
        tags: [{ name: ID_LABEL, value: id }],
      };
      return {
        method: 'POST',
        path: '/emails',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify(body),
      };
    },
    judge,
    greet: () => ({ method: 'GET', path: '/domains', headers: { authorization } }),
  };
}

function judge({ status, json, words }: ProviderAnswer): ProviderVerdict {
  switch (textAt(json, 'name')) {
    // A story may change between two tries: if the key is known, the mail has left.
    case 'invalid_idempotent_request':
      return taken;
    case 'concurrent_idempotent_requests':
      return later;
    case 'daily_quota_exceeded':
    case 'monthly_quota_exceeded':
      return stopped('quota');
    case 'missing_api_key':
    case 'invalid_api_key':
    case 'restricted_api_key':
    case 'invalid_access':
      return stopped('key');
    default:
      if (status === 403 || /domain is not verified/i.test(words)) return stopped('domain');
      return commonVerdict(status) ?? (/`to`/.test(words) ? noSuchAddress : notAsItIs);
  }
}
