import { backupMessages as messages } from '#shared/messages/backups.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';

const ADMINISTRATORS = `select person_id as id from platform_role where role = 'ADMIN' order by person_id`;

/** A backup that failed is found out by whoever needs it, unless somebody says so before. */
export async function tellOfFailure(
  context: CommandContext,
  { target, reason }: { readonly target: string; readonly reason: string },
): Promise<void> {
  const { database, config } = context;
  const site = await readSiteName(context);
  const mail = composeMail({
    subject: formatMessage(messages.failedSubject, { site }),
    preview: messages.failedPreview,
    blocks: [
      { kind: 'paragraph', text: formatMessage(messages.failedIntro, { site, target }) },
      { kind: 'quote', text: reason },
      { kind: 'paragraph', text: messages.failedAdvice },
    ],
    footer: formatMessage(messages.failedFooter, { siteUrl: config.siteUrl }),
  });
  for (const { id } of await database.query<{ id: string }>('administrators', ADMINISTRATORS, [])) {
    const to = await findConfirmedAddress(database, id);
    if (to !== null) await sendMail(context, { to, mail });
  }
}
