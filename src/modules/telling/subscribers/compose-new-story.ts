import { storyMessages } from '#shared/messages/story.ts';
import { fillTokens } from '#shared/story/render/mail/mail-tokens.ts';
import type { RenderedMail } from '#shared/story/render/mail/render-mail.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { oneSubject } from '#modules/ground/mails/compose-mail.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { canReadWhole } from '#modules/stories/stories/stories.policy.ts';
import { unsubscribeLinks } from '#modules/telling/unsubscribing/unsubscribe-links.ts';
import { renderStoryIssue, type StoryIssue } from './render-story-issue.ts';

/** What was rendered already, for others who get the same. */
export type RenderedIssues = Map<string, Promise<RenderedMail>>;

type NewStory = Omit<StoryIssue, 'isWhole'> & { readonly personId: string };

/**
 * The mail about a new story: the whole of it for whoever may read that, its free part for everybody else (rule 73), and
 * the ways out. It is rendered once for all who get the same; only what differs is put in for each.
 */
export async function composeNewStory(
  context: CommandContext,
  reader: ReadContext,
  { personId, target, story, author }: NewStory,
  issues: RenderedIssues,
) {
  const isWhole = canReadWhole(reader.viewer, story) && !story.isWithheld;
  const key = `${story.id} ${target} ${isWhole}`;
  const issue = issues.get(key) ?? renderStoryIssue(context, reader, { target, story, author, isWhole });
  issues.set(key, issue);
  const { headers, unsubscribeUrl, settingsUrl } = unsubscribeLinks(context, personId, target);
  const all = unsubscribeLinks(context, personId, 'NEWSLETTERS');
  const { html, text } = fillTokens(await issue, {
    unsubscribe: unsubscribeUrl,
    subscriptions: all.unsubscribeUrl,
    settings: settingsUrl,
  });
  return { mail: { subject: oneSubject(story.title || storyMessages.untitled), html, text }, headers };
}
