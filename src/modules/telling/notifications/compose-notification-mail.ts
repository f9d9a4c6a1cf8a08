import { formatMessage } from '#shared/messages/format-message.ts';
import { unsubscribeMessages } from '#shared/messages/unsubscribing.ts';
import { notificationMailMessages as messages } from '#shared/messages/notification-mails.ts';
import { writerSubmissionMessages } from '#shared/messages/writer-submissions.ts';
import { notificationKinds } from '#shared/notifications/notification-kinds.ts';
import { notificationText } from '#shared/notifications/notification-sentence.ts';
import { switchOf } from '#shared/notifications/notification-switches.ts';
import { truncateText } from '#shared/text/truncate-text.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { composeMail, type Mail } from '#modules/ground/mails/compose-mail.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { everythingUrl, unsubscribeLinks } from '#modules/telling/unsubscribing/unsubscribe-links.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import type { Notification } from './notification.ts';
import { loadSubmissionWords } from './load-submission-words.ts';
import { excerptOf } from './notification-excerpt.ts';
import { notificationPath } from './notification-path.ts';
import { spokenOf } from './spoken.ts';

/** Own judgement: what programs show of a mail in their lists. */
const MOST_PREVIEW = 160;

/** A mail that tells of a notification, with the way out of mails of its kind: in it, and for mail programs. */
export async function composeNotificationMail(
  context: Pick<CommandContext, 'config' | 'database' | 'secrets'>,
  reader: ReadContext,
  notification: Notification,
): Promise<{ readonly mail: Mail; readonly headers: Readonly<Record<string, string>> }> {
  const { siteUrl } = context.config;
  const sentence = notificationText(spokenOf(notification));
  const words = await loadSubmissionWords(reader, notification);
  const excerpt = excerptOf(notification) || words.note;
  const reason =
    words.reason === null ? '' : formatMessage(writerSubmissionMessages.declined, { reason: words.reason });
  const name = switchOf('EMAIL', notificationKinds[notification.kind]);
  const personId = reader.viewer?.personId ?? '';
  const { headers, unsubscribeUrl, settingsUrl } = unsubscribeLinks(context, personId, name);
  const site = await readSiteName(context);
  const mail = composeMail({
    subject: sentence,
    // The subject is the sentence already.
    preview: truncateText(reason || excerpt, MOST_PREVIEW) || formatMessage(messages.onSite, { site }),
    masthead: { site, siteUrl },
    blocks: [
      { kind: 'paragraph', text: sentence },
      ...(reason === '' ? [] : [{ kind: 'paragraph' as const, text: reason }]),
      ...(excerpt === '' ? [] : [{ kind: 'quote' as const, text: excerpt }]),
      { kind: 'button', label: messages.open, url: siteUrl + (await notificationPath(reader, notification)) },
      { kind: 'link', label: messages.unsubscribe, url: unsubscribeUrl },
      {
        kind: 'link',
        label: unsubscribeMessages.everythingLink,
        url: everythingUrl(context, { personId, subscriberId: '' }),
      },
      { kind: 'link', label: messages.settings, url: settingsUrl },
    ],
    footer: formatMessage(messages.footer, { site, siteUrl }),
  });
  return { mail, headers };
}
