import { formatMessage } from '#shared/messages/format-message.ts';
import { issueStoppedMessages as messages } from '#shared/messages/issues.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { MOST_BOUNCED, MOST_COMPLAINED, mustBrake } from './back-off.ts';
import { countDeliveries, skipRest } from './deliveries.store.ts';
import { findIssue } from './issue.ts';
import { moveIssue } from './issues.store.ts';

const WRITER = 'select creator_id as "personId" from story where id = $1';

/** Stops an issue that too many mailboxes turned away or readers called spam, and tells its writer, once (rule 72). */
export async function brakeIssue(context: CommandContext, issueId: string): Promise<void> {
  const counts = await countDeliveries(context.database, [issueId]);
  const countOf = (state: string) => counts.find((count) => count.state === state)?.count ?? 0;
  const [accepted, bounced] = [countOf('accepted'), countOf('bounced')];
  const complained = counts.reduce((sum, count) => sum + count.complained, 0);
  const reason = mustBrake({ accepted, bounced, complained });
  if (reason === undefined) return;
  await withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const change = { from: ['sending', 'paused'], state: 'stopped', reason, now } as const;
    if (!(await moveIssue(inside.database, issueId, change))) return;
    await skipRest(inside.database, issueId, now);
    await tellWriter(inside, issueId, { reason, bounced, complained, handed: accepted + bounced });
  });
}

type Stop = {
  readonly reason: 'bounces' | 'complaints';
  readonly bounced: number;
  readonly complained: number;
  readonly handed: number;
};

async function tellWriter(
  inside: CommandContext,
  issueId: string,
  { reason, bounced, complained, handed }: Stop,
): Promise<void> {
  const issue = await findIssue(inside.database, issueId);
  if (issue === undefined) return;
  const [writer] = await inside.database.query<{ personId: string }>('issue_writer', WRITER, [issue.storyId]);
  const to = await findConfirmedAddress(inside.database, writer?.personId ?? null);
  if (to === null) return;
  const newsletter = (await findNewsletter(inside.database, issue.newsletterId))?.name ?? '';
  const { siteUrl } = inside.config;
  const { subject } = issue;
  const texts = messages[reason];
  const [count, most] = reason === 'bounces' ? [bounced, MOST_BOUNCED.percent] : [complained, MOST_COMPLAINED.percent];
  const mail = composeMail({
    subject: formatMessage(messages.subject, { subject }),
    preview: formatMessage(texts.preview, { count, handed }),
    blocks: [
      {
        kind: 'paragraph',
        text: formatMessage(texts.intro, { subject, newsletter, count, handed, most }),
      },
      { kind: 'paragraph', text: texts.reason },
      { kind: 'paragraph', text: texts.next },
    ],
    footer: formatMessage(messages.footer, { siteUrl }),
  });
  await sendMail(inside, { to, mail });
}
