import type { MailApi } from '#platform/config/mail-settings.ts';
import {
  commonVerdict,
  ID_LABEL,
  type MailProvider,
  messageIdOf,
  noMore,
  noSuchAddress,
  notAsItIs,
  type ProviderAnswer,
  type ProviderVerdict,
  stopped,
  textAt,
  valueAt,
  withoutReplyTo,
  writeSender,
} from './mail-provider.ts';

/** Postmark. Mail to many goes through its own stream; we look up a mail by what we attached to it. */
export function postmark({ key }: MailApi, origin: string | undefined): MailProvider {
  const headers = { 'x-postmark-server-token': key, accept: 'application/json' };
  const get = (path: string) => ({ method: 'GET', path, headers }) as const;
  return {
    capability: 'lookup',
    origin: origin ?? 'https://api.postmarkapp.com',
    hand: (message) => {
      const { id, from, to, subject, text, html } = message;
      const { replyTo, others } = withoutReplyTo(message.headers);
      const named = { ...others, 'Message-ID': `<${messageIdOf(message)}>`, 'X-PM-KeepID': 'true' };
      const body = {
        From: writeSender(from),
        To: to,
        Subject: subject,
        TextBody: text,
        HtmlBody: html,
        ...(replyTo !== undefined && { ReplyTo: replyTo }),
        Headers: Object.entries(named).map(([Name, Value]) => ({ Name, Value })),
        Metadata: { [ID_LABEL]: id },
        MessageStream: 'List-Unsubscribe' in others ? 'broadcast' : 'outbound',
        TrackOpens: false,
        TrackLinks: 'None',
      };
      return {
        method: 'POST',
        path: '/email',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
    },
    judge,
    greet: () => get('/server'),
    search: {
      ask: (id) => get(`/messages/outbound?count=1&offset=0&metadata_${ID_LABEL}=${encodeURIComponent(id)}`),
      isFound: (json) => Number(valueAt(json, 'TotalCount') ?? 0) > 0,
    },
  };
}

/** By its error numbers, which say more than the status. */
function judge({ status, json, words }: ProviderAnswer): ProviderVerdict {
  switch (textAt(json, 'ErrorCode')) {
    case '10':
      return stopped('key');
    case '400':
    case '401':
    case '412':
      return stopped('domain');
    case '405':
      return stopped('quota');
    case '1235':
    case '1236':
      return stopped('account');
    case '406':
      return noMore;
    case '300':
      return /'?To'?|recipient/.test(words) ? noSuchAddress : notAsItIs;
    default:
      return status === 403 ? stopped('account') : (commonVerdict(status) ?? notAsItIs);
  }
}
