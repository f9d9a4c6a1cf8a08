import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipMailMessages as messages } from '#shared/messages/membership-mails.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import type { MailBlock } from '#modules/ground/mails/mail-content.ts';
import type { MailFacts } from './find-mail-facts.ts';
import { receiptBlocks, sandboxNote, settingsLink, settingsUrl } from './mail-parts.ts';

export type MailText = {
  readonly subject: string;
  readonly intro: string;
  /** Said below the first sentence. */
  readonly more?: readonly string[];
  /** What to do now, if there is something. */
  readonly button?: { readonly label: string; readonly url: string };
};

/** Puts a mail about a membership together: what it says, the receipt where something was paid, and the way out. */
export function composeMembershipMail(
  siteUrl: string,
  { membership, receipt }: Pick<MailFacts, 'receipt'> & { readonly membership: { readonly provider: string } },
  { subject, intro, more = [], button }: MailText,
): Mail {
  const blocks: readonly MailBlock[] = [
    { kind: 'paragraph', text: intro },
    ...more.map((text): MailBlock => ({ kind: 'paragraph', text })),
    ...(button === undefined ? [] : [{ kind: 'button', ...button } as const]),
    ...(receipt === null ? [] : receiptBlocks(siteUrl, receipt)),
    ...sandboxNote(receipt?.provider ?? membership.provider),
    ...(button?.url === settingsUrl(siteUrl) ? [] : [settingsLink(siteUrl)]),
  ];
  return composeMail({ subject, preview: intro, blocks, footer: formatMessage(messages.footer, { siteUrl }) });
}
