import { formatMessage } from '#shared/messages/format-message.ts';
import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { findModerators } from '#modules/running/appeals/find-moderators.ts';
import { sendDecisionMail } from '#modules/running/decisions/decision-mails.ts';
import { markStaffTold } from './legal-notices.store.ts';

/** Tells everybody who decides notices of those that came in since they were told last, in one mail (rule 260). */
export async function tellStaffOfNotices(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  await withTransaction(context, async (inside) => {
    const count = await markStaffTold(inside.database, inside.clock.now());
    if (count === 0) return;
    const text = formatMessage(messages.staffText, { count });
    const url = inside.config.siteUrl + buildPath('ShowAdminLegalNotices');
    for (const personId of await findModerators(inside.database)) {
      await sendDecisionMail(inside, personId, {
        subject: formatMessage(messages.staffSubject, { count }),
        preview: text,
        blocks: [
          { kind: 'paragraph', text },
          { kind: 'button', label: messages.staffButton, url },
        ],
      });
    }
  });
}
