import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages as messages } from '#shared/messages/mails.ts';
import { composeMail, type Mail } from './compose-mail.ts';

/**
 * The mail that lets somebody in, with a six-digit code and a link (rule 136). It says nothing
 * that a stranger typed: whoever enters an address of others must not be able to write to them.
 */
export function composeCodeMail(input: {
  readonly operation: 'login' | 'register';
  readonly code: string;
  readonly linkUrl: string;
  readonly site: string;
  readonly siteUrl: string;
  readonly codeMinutes: number;
  readonly linkMinutes: number;
}): Mail {
  const { operation, code, linkUrl, site, siteUrl, codeMinutes, linkMinutes } = input;
  const isLogin = operation === 'login';
  return composeMail({
    subject: formatMessage(isLogin ? messages.signInSubject : messages.signUpSubject, { code, site }),
    preview: formatMessage(messages.signInPreview, { minutes: codeMinutes }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(isLogin ? messages.signInIntro : messages.signUpIntro, { site }) },
      { kind: 'code', text: code },
      { kind: 'note', text: formatMessage(messages.codeLife, { minutes: codeMinutes, site }) },
      { kind: 'paragraph', text: formatMessage(messages.linkIntro, { minutes: linkMinutes }) },
      {
        kind: 'button',
        label: formatMessage(isLogin ? messages.signInButton : messages.signUpButton, { site }),
        url: linkUrl,
      },
      { kind: 'note', text: messages.notAsked },
    ],
    footer: formatMessage(messages.footerAsked, { siteUrl }),
  });
}

/** Asks whether an address belongs to whoever has the account (rule 128). */
export function composeVerifyMail(input: {
  readonly address: string;
  readonly url: string;
  readonly site: string;
  readonly siteUrl: string;
  readonly hours: number;
}): Mail {
  const { address, url, site, siteUrl, hours } = input;
  return composeMail({
    subject: formatMessage(messages.verifySubject, { site }),
    preview: messages.verifyPreview,
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.verifyIntro, { address, site }) },
      { kind: 'button', label: messages.verifyButton, url },
      { kind: 'note', text: formatMessage(messages.verifyLife, { hours, site }) },
    ],
    footer: formatMessage(messages.footerAsked, { siteUrl }),
  });
}
