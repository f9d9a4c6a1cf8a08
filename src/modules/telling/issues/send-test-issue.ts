import { formatMessage } from '#shared/messages/format-message.ts';
import { issueMailMessages, issueMessages as messages } from '#shared/messages/issues.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { oneSubject } from '#modules/ground/mails/compose-mail.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { type BadRequest, badRequest, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { composeDraftIssue, findWritable } from './compose-draft-issue.ts';

/** Own judgement: more than anybody tries in a day. */
const RULE = { most: 10, windowSeconds: 86_400 } as const;

export type SendTestIssueOutcome =
  | { readonly type: 'TestIssueSent'; readonly email: string }
  | BadRequest
  | NotFound
  | Busy;

/** Mails a story to the viewer alone, as it is being written, the way its readers would get it. */
export async function sendTestIssue(context: CommandContext, storyId: string): Promise<SendTestIssueOutcome> {
  const { viewer, database } = context;
  if (viewer === null) throw new NotAllowed();
  const writable = await findWritable(context, storyId);
  if (writable === undefined) return notFound(messages.noStory);
  const email = await findConfirmedAddress(database, viewer.personId);
  if (email === null) return badRequest(messages.noAddress);
  const taken = await takeOperation(context, 'send test issue', viewer.personId, RULE);
  if (!taken.ok)
    return { ...busy(taken.retryAfterSeconds), message: formatMessage(messages.testsUsed, { most: RULE.most }) };
  const { from, headers, mail } = await composeDraftIssue(context, writable);
  const subject = oneSubject(formatMessage(issueMailMessages.testSubject, { subject: mail.subject }));
  await sendMail(context, { to: email, mail: { ...mail, subject }, headers, senderName: from.name });
  return { type: 'TestIssueSent', email };
}
