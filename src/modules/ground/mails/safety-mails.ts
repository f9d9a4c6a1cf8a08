import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages as messages } from '#shared/messages/mails.ts';
import { composeMail, type Mail } from './compose-mail.ts';
import type { MailBlock } from './mail-content.ts';

/** When, from where and with what somebody did something to an account. */
export type MailOccasion = {
  readonly at: Date;
  /** A country or town to be read; null where unknown. */
  readonly place: string | null;
  /** Such as "Firefox on Linux"; null where unknown. */
  readonly device: string | null;
};

/** The site by name and address, and the sessions in the settings. */
type Links = { readonly site: string; readonly siteUrl: string; readonly settingsUrl: string };

/** Goes to an account's address when a browser signs in that it has not seen. */
export function composeNewSignInMail(occasion: MailOccasion, links: Links): Mail {
  const { site } = links;
  const place = occasion.place ?? messages.unknownPlace;
  const device = occasion.device ?? messages.unknownDevice;
  return composeMail({
    subject: formatMessage(messages.newSignInSubject, { site }),
    preview: formatMessage(messages.newSignInPreview, { device, place }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.newSignInIntro, { site }) },
      factsOf(occasion),
      { kind: 'paragraph', text: messages.newSignInAdvice },
      { kind: 'button', label: messages.settingsButton, url: links.settingsUrl },
    ],
    footer: formatMessage(messages.footer, { siteUrl: links.siteUrl }),
  });
}

const passwordTexts = {
  set: [messages.passwordSetSubject, messages.passwordSetIntro],
  changed: [messages.passwordChangedSubject, messages.passwordChangedIntro],
  removed: [messages.passwordRemovedSubject, messages.passwordRemovedIntro],
} as const;

/** Goes to an account's address when its password was set, changed or removed. */
export function composePasswordMail(change: keyof typeof passwordTexts, occasion: MailOccasion, links: Links): Mail {
  const { site } = links;
  const [subject, intro] = passwordTexts[change];
  return composeMail({
    subject: formatMessage(subject, { site }),
    preview: formatMessage(intro, { site }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(intro, { site }) },
      factsOf(occasion),
      { kind: 'paragraph', text: messages.passwordAdvice },
      { kind: 'button', label: messages.settingsButton, url: links.settingsUrl },
    ],
    footer: formatMessage(messages.footer, { siteUrl: links.siteUrl }),
  });
}

/** Asks at a new address whether an account may use it (rule 141). */
export function composeEmailChangeConfirmation(input: {
  readonly address: string;
  readonly url: string;
  readonly site: string;
  readonly siteUrl: string;
  readonly hours: number;
}): Mail {
  const { address, url, site, siteUrl, hours } = input;
  return composeMail({
    subject: formatMessage(messages.changeConfirmSubject, { site }),
    preview: messages.changeConfirmPreview,
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.changeConfirmIntro, { address, site }) },
      { kind: 'button', label: messages.verifyButton, url },
      { kind: 'note', text: formatMessage(messages.verifyLife, { hours, site }) },
    ],
    footer: formatMessage(messages.footerAsked, { siteUrl }),
  });
}

/** Tells the old address that the account uses another now, with a way back (rule 141). */
export function composeEmailChangeNotice(
  input: {
    readonly newAddress: string;
    readonly undoUrl: string;
    readonly site: string;
    readonly siteUrl: string;
    readonly days: number;
  },
  occasion: MailOccasion,
): Mail {
  const { newAddress, undoUrl, site, siteUrl, days } = input;
  return composeMail({
    subject: formatMessage(messages.changeNoticeSubject, { site }),
    preview: formatMessage(messages.changeNoticePreview, { days }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.changeNoticeIntro, { site, address: newAddress }) },
      factsOf(occasion),
      { kind: 'paragraph', text: formatMessage(messages.changeNoticeUndo, { days }) },
      { kind: 'button', label: messages.changeNoticeButton, url: undoUrl },
    ],
    footer: formatMessage(messages.footer, { siteUrl }),
  });
}

export function factsOf({ at, place, device }: MailOccasion): MailBlock {
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  return {
    kind: 'facts',
    facts: [
      [messages.date, `${date} UTC`],
      [messages.place, place ?? messages.unknownPlace],
      [messages.device, device ?? messages.unknownDevice],
    ],
  };
}
