import { formatMessage } from '#shared/messages/format-message.ts';
import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { sendDecisionMail } from '#modules/running/decisions/decision-mails.ts';
import type { Decision } from '#modules/running/decisions/decision.ts';
import type { LegalNotice } from './legal-notice.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

type Words = Omit<Parameters<typeof composeMail>[0], 'footer' | 'preview'> & { readonly text: string };

/** To the address of a notice; to nobody once it is forgotten. */
async function tellNotifier(context: CommandContext, email: string | null, words: Words): Promise<void> {
  if (email === null) return;
  const { text, blocks, subject } = words;
  const footer = formatMessage(mailMessages.footerAsked, { siteUrl: context.config.siteUrl });
  const mail = composeMail({ subject, preview: text, footer, blocks: [{ kind: 'paragraph', text }, ...blocks] });
  await sendMail(context, { to: email, mail });
}

/** Says that a notice came in. */
export async function sendReceivedMail(
  context: CommandContext,
  { email, title }: { readonly email: string; readonly title: string },
): Promise<void> {
  await tellNotifier(context, email, {
    subject: formatMessage(messages.receivedSubject, { site: await readSiteName(context) }),
    text: formatMessage(messages.receivedText, { title }),
    blocks: [],
  });
}

/** Tells whoever sent a notice what was decided, why, and what they can do about it; null where nothing was done. */
export async function sendOutcomeMail(
  context: CommandContext,
  { email, title, reason }: LegalNotice,
  decision: Decision | null,
): Promise<void> {
  await tellNotifier(context, email, {
    subject: messages.outcomeSubject,
    text:
      decision === null
        ? formatMessage(messages.declined, { title })
        : formatMessage(messages.acted, { title, measure: describeMeasure(decision) }),
    blocks: [
      { kind: 'facts', facts: [[messages.reason, reason]] },
      { kind: 'paragraph', text: messages.outcomeWays },
    ],
  });
}

function describeMeasure({ measure, countries }: Decision): string {
  const names = countries.map((country) => (country === '' ? messages.everywhere : country));
  return formatMessage(messages.measures[measure], { countries: names.join(', ') });
}

/** Hands a counter-notice on to whoever sent the notice, with everything that the law asks for. */
export async function sendCounterMail(context: CommandContext, notice: LegalNotice): Promise<void> {
  const { email, title, restoreAt, counterName, counterAddress, counterWords } = notice;
  if (restoreAt === null) return;
  await tellNotifier(context, email, {
    subject: messages.counterSubject,
    text: formatMessage(messages.counterText, { title, date: day.format(restoreAt) }),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [messages.counterName, counterName],
          [messages.counterAddress, counterAddress],
          [messages.counterWords, counterWords],
        ],
      },
      { kind: 'paragraph', text: messages.counterOath },
    ],
  });
}

/** Tells whoever sent a notice that nothing was heard of a court. */
export async function sendRestoredMail(context: CommandContext, { email, title }: LegalNotice): Promise<void> {
  await tellNotifier(context, email, {
    subject: messages.restoredNotifierSubject,
    text: formatMessage(messages.restoredNotifierText, { title }),
    blocks: [],
  });
}

/** Tells an author that their work stays down. */
export async function sendHeldMail(
  context: CommandContext,
  personId: string,
  { title, holdReason }: LegalNotice,
): Promise<void> {
  const text = formatMessage(messages.heldText, { title });
  await sendDecisionMail(context, personId, {
    subject: messages.heldSubject,
    preview: text,
    blocks: [
      { kind: 'paragraph', text },
      { kind: 'facts', facts: [[messages.reason, holdReason]] },
    ],
  });
}
