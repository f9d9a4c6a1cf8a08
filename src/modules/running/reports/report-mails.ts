import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { reportMessages as messages } from '#shared/messages/reports.ts';
import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findEmailOf } from '#modules/identity/email-verification/find-email-account.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import type { DescribedTarget } from './describe-target.ts';

/** Tells somebody who reported what came of it (rule 162). */
export async function sendOutcomeMail(
  context: CommandContext,
  reporterId: string,
  { title, isUpheld }: { readonly title: string; readonly isUpheld: boolean },
): Promise<void> {
  const site = await readSiteName(context);
  const text = formatMessage(isUpheld ? messages.outcomeUpheld : messages.outcomeDismissed, { title });
  await sendToPerson(context, reporterId, {
    subject: formatMessage(messages.outcomeSubject, { site }),
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'paragraph', text: messages.outcomeThanks },
    ],
  });
}

/** Tells who made something that it broke a rule, and whether it was taken away (rule 163). */
export async function sendWarningMail(
  context: CommandContext,
  personId: string,
  warning: {
    readonly target: DescribedTarget;
    readonly rule: SuspensionRule;
    readonly reason: string;
    readonly isHidden: boolean;
  },
): Promise<void> {
  const { target, rule, reason, isHidden } = warning;
  const site = await readSiteName(context);
  const intro = formatMessage(isHidden ? messages.hiddenIntro : messages.warnedIntro, { title: target.title });
  await sendToPerson(context, personId, {
    subject: formatMessage(isHidden ? messages.hiddenSubject : messages.warnedSubject, { site }),
    preview: intro,
    blocks: [
      { kind: 'paragraph', text: intro },
      {
        kind: 'facts',
        facts: [
          [moderationMessages.ruleLabel, moderationMessages.rules[rule]],
          [moderationMessages.reasonLabel, reason],
        ],
      },
      { kind: 'paragraph', text: moderationMessages.suspendedAppeal },
    ],
  });
}

/** Tells who made something that it is back where it was, and why. */
export async function sendReturnedMail(
  context: CommandContext,
  personId: string,
  { title, reason }: { readonly title: string; readonly reason: string },
): Promise<void> {
  const site = await readSiteName(context);
  const intro = formatMessage(messages.returnedIntro, { title });
  await sendToPerson(context, personId, {
    subject: formatMessage(messages.returnedSubject, { site }),
    preview: intro,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', facts: [[moderationMessages.reasonLabel, reason]] },
    ],
  });
}

async function sendToPerson(
  context: CommandContext,
  personId: string,
  words: Omit<Parameters<typeof composeMail>[0], 'footer'>,
): Promise<void> {
  const account = await findEmailOf(context, personId);
  // Somebody else may have typed an address that nobody has proved to own.
  if (account?.isVerified !== true) return;
  const footer = formatMessage(mailMessages.footer, { siteUrl: context.config.siteUrl });
  const mail: Mail = composeMail({ ...words, footer });
  await sendMail(context, { to: account.address, mail });
}
