import { fillTokens } from '#shared/story/render/mail/mail-tokens.ts';
import type { RenderedMail } from '#shared/story/render/mail/render-mail.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type Mail, oneSubject } from '#modules/ground/mails/compose-mail.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { canReadWhole } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { everythingUrl, unsubscribeLinks } from '#modules/telling/unsubscribing/unsubscribe-links.ts';
import type { Newsletter } from '#modules/telling/newsletters/newsletter.ts';
import { type IssueWays, renderStoryIssue } from './render-story-issue.ts';

/** What all mails of one issue have in common. */
export type IssueShell = {
  readonly subject: string;
  readonly newsletter: Newsletter;
  /** What the operator calls the site. */
  readonly site: string;
  /** Of the operator; empty where none is set. */
  readonly postalAddress: string;
  /** What was rendered already, for others who get the same. */
  readonly rendered: Map<string, Promise<RenderedMail>>;
};

type IssueMail = IssueShell & {
  readonly story: Story;
  /** Who gets it, so that it shows what the page would show them. */
  readonly reader: ReadContext;
  /** Null in a mail that its writer sends to themselves: there is nothing to leave. */
  readonly subscriberId: string | null;
  /** In place of what readers see: a draft that its writer tries. */
  readonly document?: StoryDocument | undefined;
};

/**
 * The mail of a story to one reader: the whole of it for whoever may read that, its free part for everybody else (rule
 * 73), and the ways out. It is rendered once for all who get the same of the same version; only what differs is put in for each.
 */
export async function composeIssue(
  context: CommandContext,
  { story, reader, subscriberId, document, ...shell }: IssueMail,
): Promise<{ readonly mail: Mail; readonly headers: Readonly<Record<string, string>> }> {
  const isWhole = document !== undefined || (canReadWhole(reader.viewer, story) && !story.isWithheld);
  const ways = waysOf(reader, subscriberId);
  const key = `${isWhole} ${ways} ${story.latestPublishedAt?.getTime()}`;
  const author = await reader.loaders.get(personLoader).load(story.creatorId);
  const rendered =
    shell.rendered.get(key) ?? renderStoryIssue(context, reader, { ...shell, story, author, isWhole, ways, document });
  shell.rendered.set(key, rendered);
  const { tokens, headers } = waysOut(context, reader, subscriberId);
  const { html, text } = fillTokens(await rendered, tokens);
  return { mail: { subject: oneSubject(shell.subject), html, text }, headers };
}

function waysOf({ viewer }: ReadContext, subscriberId: string | null): IssueWays {
  if (subscriberId === null) return 'none';
  return viewer === null ? 'newsletter' : 'account';
}

/** Out of this newsletter, and to everything that comes to them; with an account to all settings, too (rule 74). */
function waysOut(
  context: Pick<CommandContext, 'config' | 'secrets'>,
  { viewer }: ReadContext,
  subscriberId: string | null,
): { readonly tokens: Readonly<Record<string, string>>; readonly headers: Readonly<Record<string, string>> } {
  if (subscriberId === null) return { tokens: {}, headers: {} };
  const personId = viewer?.personId ?? '';
  const { headers, unsubscribeUrl, settingsUrl } = unsubscribeLinks(context, personId, `subscriber/${subscriberId}`);
  const ways = { unsubscribe: unsubscribeUrl, subscriptions: everythingUrl(context, { personId, subscriberId }) };
  return { tokens: viewer === null ? ways : { ...ways, settings: settingsUrl }, headers };
}
