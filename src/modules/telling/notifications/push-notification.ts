import { notificationText } from '#shared/notifications/notification-sentence.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { sendPush } from '#modules/telling/pushes/send-push.ts';
import { findNotificationOf } from './find-notification.ts';
import { findRecipients } from './find-recipient.ts';
import { notificationPath } from './notification-path.ts';
import { spokenOf } from './spoken.ts';

/** Does one job of `enqueuePushes`: says the sentence of a notification to a browser, and nothing of what was written. */
export async function pushNotification(
  context: CommandContext,
  push: { readonly deviceId: string; readonly personId: string; readonly notificationId: string },
): Promise<void> {
  mustBeProgram(context);
  const { personId, notificationId } = push;
  const found = await findNotificationOf(context.database, { id: notificationId, personId });
  if (found === undefined || (found.seenAt !== null && found.seenAt >= found.row.occurredAt)) return;
  const [recipient] = await findRecipients(context, [personId]);
  if (recipient === undefined) return;
  const reader = commandReader({ ...context, viewer: recipient.viewer, isProgram: false });
  const notification = await found.present(reader);
  if (notification === undefined) return;
  const text = {
    title: notificationText(spokenOf(notification)),
    path: await notificationPath(reader, notification),
    tag: notificationId,
  };
  await sendPush(context, push, text);
}
