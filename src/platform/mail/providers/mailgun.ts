import type { MailApi } from '#platform/config/mail-settings.ts';
import {
  commonVerdict,
  ID_LABEL,
  listAt,
  type MailProvider,
  messageIdOf,
  noSuchAddress,
  notAsItIs,
  stopped,
  writeSender,
} from './mail-provider.ts';

/** Mailgun. It keeps our Message-ID, so its event log can be asked what happened to a mail. */
export function mailgun({ key, region, domain = '' }: MailApi, origin: string | undefined): MailProvider {
  const authorization = `Basic ${Buffer.from(`api:${key}`).toString('base64')}`;
  const get = (path: string) => ({ method: 'GET', path, headers: { authorization } }) as const;
  return {
    capability: 'lookup',
    origin: origin ?? `https://api${region === 'eu' ? '.eu' : ''}.mailgun.net`,
    hand: (message) => {
      const { id, from, to, subject, text, html, headers } = message;
      const form = new URLSearchParams({
        from: writeSender(from),
        to,
        subject,
        text,
        html,
        'h:Message-Id': `<${messageIdOf(message)}>`,
        [`v:${ID_LABEL}`]: id,
        'o:tracking': 'no',
        'o:tracking-clicks': 'no',
        'o:tracking-opens': 'no',
      });
      for (const [name, value] of Object.entries(headers)) form.set(`h:${name}`, value);
      return {
        method: 'POST',
        path: `/v3/${domain}/messages`,
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: form.toString(),
      };
    },
    judge: ({ status, words }) => {
      if (status === 403 || /not allowed to send|disabled|suspended/i.test(words)) return stopped('account');
      if (status === 404) return stopped('domain');
      if (/limit|quota/i.test(words) && status === 400) return stopped('quota');
      return commonVerdict(status) ?? (/'to' parameter|not a valid address/i.test(words) ? noSuchAddress : notAsItIs);
    },
    greet: () => get(`/v3/${domain}/events?limit=1`),
    search: {
      ask: (id, sender) => {
        const messageId = messageIdOf({ id, from: { name: '', address: sender } });
        return get(`/v3/${domain}/events?limit=1&message-id=${encodeURIComponent(messageId)}`);
      },
      isFound: (json) => listAt(json, 'items').length > 0,
    },
  };
}
