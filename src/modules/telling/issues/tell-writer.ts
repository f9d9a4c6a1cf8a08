import { formatMessage } from '#shared/messages/format-message.ts';
import { issueLateMessages, issueRefusedMessages, issueStoppedMessages } from '#shared/messages/issues.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { tellAdmins } from '#modules/ground/mail-lanes/tell-admins.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { MOST_BOUNCED, MOST_COMPLAINED } from './back-off.ts';
import type { Issue } from './issue.ts';

// Who is suspended can do nothing about it.
const WRITER = `
  select s.creator_id as "personId" from story s join person p on p.id = s.creator_id and p.state = 'active'
  where s.id = $1`;

export type Harm = {
  readonly reason: 'bounces' | 'complaints';
  readonly bounced: number;
  readonly complained: number;
  /** How many mailboxes were asked. */
  readonly handed: number;
  /** It had been sent by then, so that nothing could be stopped. */
  readonly isOver: boolean;
};

/** Tells its writer of an issue that too many mailboxes turned away, or readers called spam (rules 73 and 285). */
export async function tellOfHarm(inside: CommandContext, issue: Issue, harm: Harm): Promise<void> {
  const { reason, bounced, complained, handed, isOver } = harm;
  const { subject } = issue;
  const newsletter = (await findNewsletter(inside.database, issue.newsletterId))?.name ?? '';
  const texts = issueStoppedMessages[reason];
  const [count, most] = reason === 'bounces' ? [bounced, MOST_BOUNCED.percent] : [complained, MOST_COMPLAINED.percent];
  await tell(inside, issue, {
    subject: formatMessage(isOver ? texts.overSubject : issueStoppedMessages.subject, { subject }),
    preview: formatMessage(texts.preview, { count, handed }),
    paragraphs: [
      formatMessage(isOver ? texts.overIntro : texts.intro, { subject, newsletter, count, handed, most }),
      isOver ? texts.overReason : texts.reason,
      texts.next,
    ],
  });
}

/** Tells its writer of an issue that came a day late, and waits for their word (rule 284). */
export async function tellOfDelay(inside: CommandContext, issue: Issue): Promise<void> {
  const { subject } = issue;
  const newsletter = (await findNewsletter(inside.database, issue.newsletterId))?.name ?? '';
  await tell(inside, issue, {
    subject: formatMessage(issueLateMessages.subject, { subject }),
    preview: issueLateMessages.preview,
    paragraphs: [formatMessage(issueLateMessages.intro, { subject, newsletter }), issueLateMessages.next],
  });
}

/**
 * Tells its writer of an issue that mail servers refused for everybody alike, and waits for their word (rule 299); and
 * administrators, once a day, since the mail to the writer may fare as the others did (rule 301).
 */
export async function tellOfRefusal(inside: CommandContext, issue: Issue, count: number): Promise<void> {
  const { subject } = issue;
  const newsletter = (await findNewsletter(inside.database, issue.newsletterId))?.name ?? '';
  await tell(inside, issue, {
    subject: formatMessage(issueRefusedMessages.subject, { subject }),
    preview: issueRefusedMessages.preview,
    paragraphs: [
      formatMessage(issueRefusedMessages.intro, { subject, newsletter, count }),
      issueRefusedMessages.reason,
      issueRefusedMessages.next,
    ],
  });
  await tellAdmins(inside, `refused:${inside.clock.now().toISOString().slice(0, 10)}`);
}

type Words = { readonly subject: string; readonly preview: string; readonly paragraphs: readonly string[] };

async function tell(inside: CommandContext, { storyId }: Issue, words: Words): Promise<void> {
  const [writer] = await inside.database.query<{ personId: string }>('issue_writer', WRITER, [storyId]);
  const to = await findConfirmedAddress(inside.database, writer?.personId ?? null);
  if (to === null) return;
  const { siteUrl } = inside.config;
  const mail = composeMail({
    subject: words.subject,
    preview: words.preview,
    blocks: words.paragraphs.map((text) => ({ kind: 'paragraph', text })),
    footer: formatMessage(issueStoppedMessages.footer, { siteUrl }),
  });
  await sendMail(inside, { to, mail });
}
