import { issueMessages as messages } from '#shared/messages/issues.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { MOST_TITLE_LENGTH } from '#shared/story/delta/draft-limits.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { type Conflict, conflict } from '#modules/ground/refusals.ts';
import type { CreateOutcome } from '#modules/stories/drafts/draft-outcome.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { createLetter } from '#modules/telling/mailings/create-letter.ts';
import { countDeliveries } from './deliveries.store.ts';
import { findOwnIssue } from './direct-issue.ts';

type CorrectIssueOutcome = CreateOutcome | Conflict;

/**
 * Begins a letter that puts an issue right: it goes to those who have it, or may have it, and to nobody else (rule 184).
 * While the issue still goes out nobody can say who they are. The same save again answers the same.
 */
export async function correctIssue(
  context: CommandContext,
  { issueId, saveId }: { readonly issueId: string; readonly saveId: string },
): Promise<CorrectIssueOutcome> {
  const issue = await findOwnIssue(context, issueId);
  if ('type' in issue) return issue;
  if (issue.state === 'waiting' || issue.state === 'sending') return conflict(messages.stillSending);
  const counts = await countDeliveries(context.database, [issueId]);
  if (!counts.some(({ state }) => state === 'accepted' || state === 'unknown')) return conflict(messages.nobodyHasIt);
  const story = await commandReader(context).loaders.get(storyLoader).load(issue.storyId);
  const title = formatMessage(messages.correctionTitle, { subject: issue.subject });
  return await createLetter(context, {
    ...EMPTY_DRAFT,
    title: [...title].slice(0, MOST_TITLE_LENGTH).join(''),
    newsletterId: issue.newsletterId,
    correctedIssueId: issueId,
    saveId,
    language: story?.language ?? 'en',
  });
}
