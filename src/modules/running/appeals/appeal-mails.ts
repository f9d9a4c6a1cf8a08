import { appealMessages as messages } from '#shared/messages/appeals.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { decisionUrl, sendDecisionMail } from '#modules/running/decisions/decision-mails.ts';
import type { Decision } from '#modules/running/decisions/decision.ts';
import type { AppealState } from './appeals.tables.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Tells somebody that their appeal came in, and by when it is answered. */
export async function sendReceivedMail(
  context: CommandContext,
  personId: string,
  { title, dueAt }: { readonly title: string; readonly dueAt: Date },
): Promise<void> {
  const text = formatMessage(messages.receivedText, { title, date: day.format(dueAt) });
  await sendDecisionMail(context, personId, {
    subject: messages.receivedSubject,
    preview: text,
    blocks: [{ kind: 'paragraph', text }],
  });
}

/** Tells somebody what came of an appeal, and why; never who looked. */
export async function sendAnswerMail(
  context: CommandContext,
  personId: string,
  answer: {
    readonly decision: Decision;
    readonly state: Exclude<AppealState, 'open'>;
    readonly reason: string;
    readonly isByFirst: boolean;
  },
): Promise<void> {
  const { decision, state, reason, isByFirst } = answer;
  const intro = formatMessage(messages.decidedIntros[state], { title: decision.title });
  await sendDecisionMail(context, personId, {
    subject: formatMessage(messages.decidedSubject, { site: await readSiteName(context) }),
    preview: intro,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', facts: [[moderationMessages.reasonLabel, reason]] },
      ...(isByFirst ? [{ kind: 'paragraph', text: messages.byFirst } as const] : []),
      ...(state === 'reversed' ? [] : [{ kind: 'paragraph', text: messages.finalText } as const]),
      { kind: 'button', label: messages.answerButton, url: decisionUrl(context, decision) },
    ],
  });
}

/** Tells somebody who works for the site that appeals wait too long. */
export async function sendReminderMail(context: CommandContext, personId: string, count: number): Promise<void> {
  const text = formatMessage(messages.reminderText, { count });
  await sendDecisionMail(context, personId, {
    subject: messages.reminderSubject,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'button', label: messages.reminderButton, url: context.config.siteUrl + buildPath('ShowAdminAppeals') },
    ],
  });
}
