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
  textAt,
  withoutReplyTo,
} from './mail-provider.ts';

/** SendGrid. It has no idempotency keys, and its mail log costs extra: nobody knows. */
export function sendgrid({ key, region }: MailApi, origin: string | undefined): MailProvider {
  const authorization = `Bearer ${key}`;
  return {
    capability: 'blind',
    origin: origin ?? `https://api${region === 'eu' ? '.eu' : ''}.sendgrid.com`,
    hand: (message) => {
      const { id, from, to, subject, text, html } = message;
      const { replyTo, others } = withoutReplyTo(message.headers);
      const body = {
        personalizations: [{ to: [{ email: to }] }],
        from: { email: from.address, ...(from.name !== '' && { name: from.name }) },
        ...(replyTo !== undefined && { reply_to: { email: replyTo } }),
        subject,
        content: [
          { type: 'text/plain', value: text },
          { type: 'text/html', value: html },
        ],
        headers: { ...others, 'Message-ID': `<${messageIdOf(message)}>` },
        custom_args: { [ID_LABEL]: id },
        tracking_settings: {
          click_tracking: { enable: false },
          open_tracking: { enable: false },
          subscription_tracking: { enable: false },
        },
      };
      return {
        method: 'POST',
        path: '/v3/mail/send',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
    },
    judge: ({ status, json, words }) => {
      if (/maximum credits|exceeded your/i.test(words)) return stopped('quota');
      if (status === 403) return stopped(/sender identity|from address/i.test(words) ? 'domain' : 'account');
      const isAboutAddress = listAt(json, 'errors').some((error) => textAt(error, 'field').includes('.to'));
      return commonVerdict(status) ?? (isAboutAddress ? noSuchAddress : notAsItIs);
    },
    greet: () => ({ method: 'GET', path: '/v3/scopes', headers: { authorization } }),
  };
}
