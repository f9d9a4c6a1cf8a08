import { digestMessages as messages } from '#shared/messages/digests.ts';
import { unsubscribeMessages } from '#shared/messages/unsubscribing.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { notificationMailMessages } from '#shared/messages/notification-mails.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import type { MailBlock } from '#modules/ground/mails/mail-content.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { everythingUrl, unsubscribeLinks } from '#modules/telling/unsubscribing/unsubscribe-links.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { type DigestStory, digestParts } from './digest.ts';

/** The subject and the line behind it, which is the first two titles (rule 44). */
export function digestWords(
  site: string,
  stories: readonly DigestStory[],
): { readonly subject: string; readonly preview: string } {
  const titles = stories.map(({ story }) => story.title || storyMessages.untitled);
  return {
    subject: formatMessage(messages.subject, { title: titles[0] ?? '', site }),
    preview: titles.slice(0, 2).join(' · '),
  };
}

/** The digest as a mail, with the way out of digests in it and for mail programs. */
export async function composeDigest(
  context: Pick<CommandContext, 'config' | 'database' | 'secrets'>,
  reader: ReadContext,
  stories: readonly DigestStory[],
): Promise<{ readonly mail: Mail; readonly headers: Readonly<Record<string, string>> }> {
  const { siteUrl } = context.config;
  const site = await readSiteName(context);
  const personId = reader.viewer?.personId ?? '';
  const { headers, unsubscribeUrl, settingsUrl } = unsubscribeLinks(context, personId, 'DIGEST');
  const blocks: MailBlock[] = [];
  for (const part of digestParts) {
    const ofPart = stories.filter((one) => one.part === part);
    if (ofPart.length > 0) blocks.push({ kind: 'heading', text: messages[part] });
    for (const { story } of ofPart) {
      const author = await reader.loaders.get(personLoader).load(story.creatorId);
      blocks.push({
        kind: 'story',
        title: story.title || storyMessages.untitled,
        url: siteUrl + shortPostPath(story.id),
        facts: formatMessage(messages.facts, {
          name: author?.name ?? '',
          minutes: Math.max(1, Math.round(story.readingMinutes)),
        }),
        excerpt: story.subtitle || story.excerpt,
      });
    }
  }
  const mail = composeMail({
    ...digestWords(site, stories),
    masthead: { site, siteUrl },
    blocks: [
      ...blocks,
      { kind: 'link', label: messages.unsubscribe, url: unsubscribeUrl },
      {
        kind: 'link',
        label: unsubscribeMessages.everythingLink,
        url: everythingUrl(context, { personId, subscriberId: '' }),
      },
      { kind: 'link', label: messages.settings, url: settingsUrl },
    ],
    footer: formatMessage(notificationMailMessages.footer, { site, siteUrl }),
  });
  return { mail, headers };
}
