import { formatMessage } from '#shared/messages/format-message.ts';
import { reportMessages as messages } from '#shared/messages/reports.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { sendDecisionMail } from '#modules/running/decisions/decision-mails.ts';

/** Tells somebody who reported what came of it (rule 162). */
export async function sendOutcomeMail(
  context: CommandContext,
  reporterId: string,
  { title, isUpheld }: { readonly title: string; readonly isUpheld: boolean },
): Promise<void> {
  const site = await readSiteName(context);
  const text = formatMessage(isUpheld ? messages.outcomeUpheld : messages.outcomeDismissed, { title });
  await sendDecisionMail(context, reporterId, {
    subject: formatMessage(messages.outcomeSubject, { site }),
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: messages.outcomeThanks },
    ],
  });
}
