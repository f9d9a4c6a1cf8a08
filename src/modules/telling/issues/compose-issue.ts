import { imageUrl } from '#shared/images/image-url.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { issueMailMessages } from '#shared/messages/issues.ts';
import { notificationMailMessages as messages } from '#shared/messages/notification-mails.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail, type Mail, type MailBlock } from '#modules/ground/mails/compose-mail.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { unsubscribeLinks } from '#modules/telling/unsubscribing/unsubscribe-links.ts';

/** What all mails of one issue have in common. */
export type IssueShell = {
  readonly subject: string;
  readonly newsletterName: string;
  /** What the operator calls the site. */
  readonly site: string;
  /** Of the operator; empty where none is set. */
  readonly postalAddress: string;
};

type IssueMail = IssueShell & {
  readonly story: Story;
  /** Who gets it, so that it shows what the page would show them. */
  readonly reader: ReadContext;
  /** Null in a mail that its writer sends to themselves: there is nothing to leave. */
  readonly subscriberId: string | null;
};

/** The mail of a story to one reader: who wrote it, its cover, title and first words, and the ways out. */
export async function composeIssue(
  context: Pick<CommandContext, 'config' | 'secrets'>,
  { subject, newsletterName, site, postalAddress, story, reader, subscriberId }: IssueMail,
): Promise<{ readonly mail: Mail; readonly headers: Readonly<Record<string, string>> }> {
  const { siteUrl } = context.config;
  const author = await reader.loaders.get(personLoader).load(story.creatorId);
  const title = story.title || storyMessages.untitled;
  const name = author?.name ?? '';
  const excerpt = story.subtitle || story.excerpt;
  const url = siteUrl + shortPostPath(story.id);
  const minutes = Math.max(1, Math.round(story.readingMinutes));
  const face = author?.imageId ?? null;
  const out = waysOut(context, reader, subscriberId);
  const footer = formatMessage(issueMailMessages.footer, { newsletter: newsletterName, site, siteUrl });
  const mail = composeMail({
    subject,
    preview: excerpt === '' ? formatMessage(messages.newStory, { name, title }) : excerpt,
    masthead: { site, siteUrl },
    blocks: [
      {
        kind: 'byline',
        name,
        facts: formatMessage(messages.readingTime, { minutes }),
        imageUrl: face === null ? null : siteUrl + imageUrl(face, { width: 80, height: 80, strategy: 'crop' }),
      },
      ...coverOf(siteUrl, story, url),
      { kind: 'story', title, url, facts: '', excerpt },
      { kind: 'button', label: messages.newStoryOpen, url },
      ...out.blocks,
    ],
    footer: postalAddress === '' ? footer : `${footer}\n${postalAddress}`,
  });
  return { mail, headers: out.headers };
}

type WaysOut = { readonly headers: Readonly<Record<string, string>>; readonly blocks: readonly MailBlock[] };

/** Out of this newsletter for everybody; whoever has an account finds the rest of their mail, too (rule 74). */
function waysOut(
  context: Pick<CommandContext, 'config' | 'secrets'>,
  { viewer }: ReadContext,
  subscriberId: string | null,
): WaysOut {
  if (subscriberId === null) return { headers: {}, blocks: [] };
  const personId = viewer?.personId ?? '';
  const { headers, unsubscribeUrl, settingsUrl } = unsubscribeLinks(context, personId, `subscriber/${subscriberId}`);
  const leave: MailBlock = { kind: 'link', label: issueMailMessages.unsubscribe, url: unsubscribeUrl };
  if (viewer === null) return { headers, blocks: [leave] };
  const all = unsubscribeLinks(context, personId, 'NEWSLETTERS');
  return {
    headers,
    blocks: [
      leave,
      { kind: 'link', label: messages.subscriptions, url: all.unsubscribeUrl },
      { kind: 'link', label: messages.settings, url: settingsUrl },
    ],
  };
}

function coverOf(siteUrl: string, { coverImageId, coverAlt }: Story, url: string): readonly MailBlock[] {
  if (coverImageId === null) return [];
  const path = imageUrl(coverImageId, { width: 1_200, strategy: 'fit' });
  return [{ kind: 'cover', imageUrl: siteUrl + path, alt: coverAlt, url }];
}
