import { formatMessage } from '#shared/messages/format-message.ts';
import { issueMailMessages, issueMessages as messages } from '#shared/messages/issues.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { type BadRequest, badRequest, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { canEditStory } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Newsletter } from '#modules/telling/newsletters/newsletter.ts';
import { ensureFirstNewsletter, findFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { composeIssue } from './compose-issue.ts';
import { addressNewsletter } from './envelopes.ts';

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
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const reader = commandReader(context);
  const story = await reader.loaders.get(storyLoader).load(storyId);
  if (story === undefined || !canEditStory(viewer, story)) return notFound(messages.noStory);
  const email = await findConfirmedAddress(database, viewer.personId);
  if (email === null) return badRequest(messages.noAddress);
  const taken = await takeOperation(context, 'send test issue', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const draft = await readDraft(database, storyId);
  const written: Story = { ...story, title: draft?.title ?? story.title, subtitle: draft?.subtitle ?? story.subtitle };
  const newsletter = await newsletterOf(context, draft?.publicationId ?? story.publicationId, viewer.personId);
  if (newsletter === undefined) return notFound(messages.noStory);
  const subject = formatMessage(issueMailMessages.testSubject, { subject: written.title || storyMessages.untitled });
  const { from, headers, shell } = await addressNewsletter(context, newsletter, subject);
  const { mail } = await composeIssue(context, {
    ...shell,
    story: written,
    reader,
    subscriberId: null,
    document: draft?.document,
  });
  const { 'List-Id': _list, ...others } = headers;
  await sendMail(context, { to: email, mail, headers: others, senderName: from.name });
  return { type: 'TestIssueSent', email };
}

/** By which newsletter the story would go out; a publication that has none yet sends it by its writer's. */
async function newsletterOf(
  context: CommandContext,
  publicationId: string | null,
  personId: string,
): Promise<Newsletter | undefined> {
  const ofPublication =
    publicationId === null ? undefined : await findFirstNewsletter(context, { kind: 'publication', id: publicationId });
  const id = ofPublication ?? (await ensureFirstNewsletter(context, { kind: 'person', id: personId }));
  return await findNewsletter(context.database, id);
}
