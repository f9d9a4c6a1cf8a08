import { accountMailMessages as messages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import type { MailBlock } from '#modules/ground/mails/mail-content.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { findOwnEmail } from '#modules/identity/sign-in/find-own-email.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { DAYS_TO_DOWNLOAD } from './account-export.ts';

type Ready = { readonly exportId: string; readonly partCount: number };

/** Tells a person that their archive is ready, or with null that it could not be made. */
export async function sendExportMail(context: CommandContext, personId: string, ready: Ready | null): Promise<void> {
  const email = await findOwnEmail(context.database, personId);
  if (email === undefined) return;
  const { siteUrl } = context.config;
  const site = await readSiteName(context);
  await sendMail(context, {
    to: email.address,
    mail: ready === null ? failed(siteUrl, site) : done(siteUrl, site, ready),
  });
}

function done(siteUrl: string, site: string, { exportId, partCount }: Ready): Mail {
  const days = DAYS_TO_DOWNLOAD;
  const buttons = Array.from({ length: partCount }, (_none, index): MailBlock => {
    const part = index + 1;
    const label = partCount === 1 ? messages.exportButton : formatMessage(messages.exportPartButton, { part });
    return { kind: 'button', label, url: siteUrl + buildPath('DownloadArchive', { exportId, part: String(part) }) };
  });
  return composeMail({
    subject: formatMessage(messages.exportSubject, { site }),
    preview: formatMessage(messages.exportPreview, { days }),
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.exportIntro, { site, parts: partCount }) },
      ...buttons,
      { kind: 'note', text: formatMessage(messages.exportLife, { days }) },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
}

function failed(siteUrl: string, site: string): Mail {
  const subject = formatMessage(messages.exportFailedSubject, { site });
  return composeMail({
    subject,
    preview: messages.exportFailedIntro,
    blocks: [
      { kind: 'paragraph', text: messages.exportFailedIntro },
      { kind: 'button', label: mailMessages.settingsButton, url: siteUrl + buildPath('ShowSettings') },
    ],
    footer: formatMessage(mailMessages.footer, { siteUrl }),
  });
}
