import { decisionMessages as messages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mailMessages } from '#shared/messages/mails.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { appealEnd } from '#shared/moderation/measures.ts';
import { ownDecisionPath } from '#shared/routes/link-shapes.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { findEmailOf } from '#modules/identity/email-verification/find-email-account.ts';
import type { Decision } from './decision.ts';
import type { EndKind } from './decisions.tables.ts';

const SOURCES = { report: 'REPORT', staff: 'STAFF', automatic: 'AUTOMATIC' } as const;
const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * Tells somebody what was decided about them or what they made: what, by which rule, for what, since and until when,
 * how it was found, whether a machine decided, and how to appeal (rule 231). Never who decided, nor who reported.
 */
export async function sendStatement(context: CommandContext, personId: string, decision: Decision): Promise<void> {
  const { title, isProvisional, measure, facts, excerpt, rule, legalReference, endsAt, createdAt, detectedBy } =
    decision;
  const site = await readSiteName(context);
  const countries = listCountries(decision.countries);
  const subject = isProvisional ? messages.provisionalSubject : messages.subjects[measure];
  const intro = formatMessage(isProvisional ? messages.provisionalIntro : messages.intros[measure], {
    title,
    countries,
  });
  await sendDecisionMail(context, personId, {
    subject: formatMessage(subject, { site }),
    preview: intro,
    blocks: [
      { kind: 'paragraph', text: intro },
      {
        kind: 'facts',
        facts: [
          [messages.rule, moderationMessages.rules[rule]],
          ...(legalReference === '' ? [] : [[messages.law, legalReference] as const]),
          [messages.facts, facts],
          ...(excerpt === '' ? [] : [[messages.excerpt, excerpt] as const]),
          [messages.from, `${date.format(createdAt)} UTC`],
          ...(measure === 'warn'
            ? []
            : [[messages.until, endsAt === null ? messages.noEnd : `${date.format(endsAt)} UTC`] as const]),
          [messages.howFound, messages.detectedBy[SOURCES[detectedBy]]],
        ],
      },
      { kind: 'paragraph', text: isProvisional ? messages.provisionalAutomatic : messages.byPerson },
      ...(measure === 'suspend' ? [{ kind: 'paragraph', text: messages.suspendedMeans } as const] : []),
      { kind: 'paragraph', text: wayOfAppeal(decision) },
      { kind: 'button', label: messages.appealButton, url: decisionUrl(context, decision) },
    ],
  });
}

function wayOfAppeal({ isProvisional, isFinal, createdAt }: Decision): string {
  if (isProvisional) return messages.provisionalAppeal;
  if (isFinal) return messages.appealFinal;
  return formatMessage(messages.appealUntil, { date: day.format(appealEnd(createdAt)) });
}

/** Tells somebody that a decision is over, and that everything is as it was before. */
export async function sendEndMail(
  context: CommandContext,
  personId: string,
  { title, measure, isProvisional }: Decision,
  { kind, reason }: { readonly kind: EndKind; readonly reason: string },
): Promise<void> {
  if (kind === 'replaced') return;
  const site = await readSiteName(context);
  const isAccount = measure === 'suspend' && kind !== 'reversed';
  const intro = isAccount ? messages.unsuspendedIntro : formatMessage(messages.endIntros[kind], { title });
  await sendDecisionMail(context, personId, {
    subject: formatMessage(isAccount ? messages.unsuspendedSubject : messages.endSubjects[kind], { site }),
    preview: intro,
    blocks: [
      { kind: 'paragraph', text: intro },
      ...(reason === '' || isProvisional ? [] : [{ kind: 'facts', facts: [[messages.facts, reason]] } as const]),
    ],
  });
}

/** A list as people write it: of countries by their codes, since a mail is in one language and names are not. */
function listCountries(countries: readonly string[]): string {
  return countries.map((country) => (country === '' ? messages.everywhere : country)).join(', ');
}

/** Where its statement stands, with the way to appeal. */
export function decisionUrl({ config }: CommandContext, { id }: Decision): string {
  return config.siteUrl + ownDecisionPath(id);
}

/** To a confirmed address alone: somebody else may have typed one that nobody has proved to own. */
export async function sendDecisionMail(
  context: CommandContext,
  personId: string,
  words: Omit<Parameters<typeof composeMail>[0], 'footer'>,
): Promise<void> {
  const account = await findEmailOf(context, personId);
  if (account?.isVerified !== true) return;
  const footer = formatMessage(mailMessages.footer, { siteUrl: context.config.siteUrl });
  await sendMail(context, { to: account.address, mail: composeMail({ ...words, footer }) });
}
