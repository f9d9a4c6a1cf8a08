import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { subscriberExportMailMessages as messages } from '#shared/messages/subscriber-exports.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { DAYS_TO_DOWNLOAD, exportToken, type SubscriberExport } from './subscriber-export.ts';

type Said = { readonly name: string; readonly rowCount: number | null };

/** Tells whoever asked that their list is ready, or with null that it could not be made. */
export async function sendSubscriberExportMail(
  context: CommandContext,
  { id, personId }: SubscriberExport,
  { name, rowCount }: Said,
): Promise<void> {
  const to = await findConfirmedAddress(context.database, personId);
  if (to === null) return;
  const { config, secrets } = context;
  const { siteUrl } = config;
  const url = siteUrl + buildPath('DownloadSubscriberExport', { exportId: id, token: exportToken(secrets, id) });
  const footer = formatMessage(mailMessages.footer, { siteUrl });
  const mail = rowCount === null ? failed(name, footer) : ready({ name, rowCount, url, footer });
  await sendMail(context, { to, mail });
}

type Ready = { readonly name: string; readonly rowCount: number; readonly url: string; readonly footer: string };

function ready({ name, rowCount, url, footer }: Ready): Mail {
  const days = DAYS_TO_DOWNLOAD;
  return composeMail({
    subject: formatMessage(messages.subject, { name }),
    preview: formatMessage(messages.preview, { days }),
    blocks: [
      {
        kind: 'paragraph',
        text: formatMessage(messages.intro, { name, count: rowCount, number: formatNumber(rowCount) }),
      },
      { kind: 'button', label: messages.button, url },
      { kind: 'note', text: formatMessage(messages.life, { days }) },
    ],
    footer,
  });
}

function failed(name: string, footer: string): Mail {
  const text = formatMessage(messages.failedText, { name });
  return composeMail({
    subject: formatMessage(messages.failedSubject, { name }),
    preview: text,
    blocks: [{ kind: 'paragraph', text }],
    footer,
  });
}
