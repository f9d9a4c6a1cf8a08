import { imageUrl } from '#shared/images/image-url.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { notificationMailMessages as messages } from '#shared/messages/notification-mails.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail, type MailBlock } from '#modules/ground/mails/compose-mail.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import type { Person } from '#modules/people/people/person.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { unsubscribeLinks } from '#modules/telling/unsubscribing/unsubscribe-links.ts';
import type { SubscriptionTarget } from '#modules/telling/unsubscribing/unsubscribe-token.ts';

type NewStory = {
  readonly personId: string;
  readonly target: SubscriptionTarget;
  readonly story: Story;
  readonly author: Person | undefined;
};

/** The mail about a new story: who wrote it, its cover, title and first words, and the ways out. */
export async function composeNewStory(context: CommandContext, { personId, target, story, author }: NewStory) {
  const { siteUrl } = context.config;
  const site = await readSiteName(context);
  const title = story.title || storyMessages.untitled;
  const name = author?.name ?? '';
  const { headers, unsubscribeUrl, settingsUrl } = unsubscribeLinks(context, personId, target);
  const all = unsubscribeLinks(context, personId, 'NEWSLETTERS');
  const excerpt = story.subtitle || story.excerpt;
  const url = siteUrl + shortPostPath(story.id);
  const minutes = Math.max(1, Math.round(story.readingMinutes));
  const face = author?.imageId ?? null;
  const mail = composeMail({
    subject: title,
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
      { kind: 'link', label: messages.unsubscribeHere, url: unsubscribeUrl },
      { kind: 'link', label: messages.subscriptions, url: all.unsubscribeUrl },
      { kind: 'link', label: messages.settings, url: settingsUrl },
    ],
    footer: formatMessage(messages.footer, { site, siteUrl }),
  });
  return { mail, headers };
}

function coverOf(siteUrl: string, { coverImageId, coverAlt }: Story, url: string): readonly MailBlock[] {
  if (coverImageId === null) return [];
  const path = imageUrl(coverImageId, { width: 1_200, strategy: 'fit' });
  return [{ kind: 'cover', imageUrl: siteUrl + path, alt: coverAlt, url }];
}
