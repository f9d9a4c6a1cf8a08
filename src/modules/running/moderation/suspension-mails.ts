import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { moderationMessages as messages } from '#shared/messages/moderation.ts';
import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findEmailOf } from '#modules/identity/email-verification/find-email-account.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';

export type SuspensionNotice = {
  readonly rule: SuspensionRule;
  readonly reason: string;
  readonly excerpt: string;
  readonly endsAt: Date | null;
};

/** Tells a person that they are suspended, by which rule, why and until when (rule 163). */
export async function sendSuspensionMail(
  context: CommandContext,
  personId: string,
  { rule, reason, excerpt, endsAt }: SuspensionNotice,
): Promise<void> {
  const site = await readSiteName(context);
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const mail = composeMail({
    subject: formatMessage(messages.suspendedSubject, { site }),
    preview: messages.suspendedIntro,
    blocks: [
      { kind: 'paragraph', text: messages.suspendedIntro },
      {
        kind: 'facts',
        facts: [
          [messages.ruleLabel, messages.rules[rule]],
          [messages.reasonLabel, reason],
          ...(excerpt === '' ? [] : [[messages.excerptLabel, excerpt] as const]),
          [messages.endsLabel, endsAt === null ? messages.noEnd : `${date.format(endsAt)} UTC`],
        ],
      },
      { kind: 'paragraph', text: messages.suspendedMeans },
      { kind: 'paragraph', text: messages.suspendedAppeal },
    ],
    footer: footerOf(context),
  });
  await sendToPerson(context, personId, mail);
}

/** Tells a person that their suspension is over. */
export async function sendLiftMail(context: CommandContext, personId: string): Promise<void> {
  const site = await readSiteName(context);
  const mail = composeMail({
    subject: formatMessage(messages.liftedSubject, { site }),
    preview: messages.liftedIntro,
    blocks: [{ kind: 'paragraph', text: messages.liftedIntro }],
    footer: footerOf(context),
  });
  await sendToPerson(context, personId, mail);
}

async function sendToPerson(context: CommandContext, personId: string, mail: Mail): Promise<void> {
  const account = await findEmailOf(context, personId);
  // Somebody else may have typed an address that nobody has proved to own.
  if (account?.isVerified === true) await sendMail(context, { to: account.address, mail });
}

function footerOf({ config }: CommandContext): string {
  return formatMessage(mailMessages.footer, { siteUrl: config.siteUrl });
}
