import { notificationKinds } from '#shared/notifications/notification-kinds.ts';
import { reachOf, switchOf, type NotificationWay } from '#shared/notifications/notification-switches.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { readPreferences } from '#modules/people/preferences/read-preferences.ts';
import { enqueuePushes } from '#modules/telling/pushes/enqueue-pushes.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { composeNotificationMail } from './compose-notification-mail.ts';
import { findRecipients } from './find-recipient.ts';
import { findNotification, type FoundNotification } from './find-notification.ts';
import type { Notification } from './notification.ts';
import { noteTold } from './tell.store.ts';
import { whenToTell } from './when-to-tell.ts';

/**
 * Does the job that `notify` wrote: tells one person of one bundle by the ways that they left on (NOTI-2, NEWS-4), as
 * it stands now; nothing where they have seen it, or may not see it any more. Mail, push and the note that they were
 * told are one transaction, so that nobody is told twice.
 */
export async function tellOfNotification(context: CommandContext, notificationId: string): Promise<void> {
  mustBeProgram(context);
  const found = await findNotification(context.database, notificationId);
  if (found === undefined || (found.seenAt !== null && found.seenAt >= found.row.occurredAt)) return;
  const [recipient] = await findRecipients(context, [found.personId]);
  if (recipient === undefined) return;
  const reader = commandReader({ ...context, viewer: recipient.viewer, isProgram: false });
  const notification = await found.present(reader);
  if (notification === undefined) return;
  const { toldAt, toldCount, row } = found;
  const { kind, actorCount } = notification;
  const now = context.clock.now();
  const when = whenToTell({ kind, actorCount, toldCount, toldAt, updatedAt: row.occurredAt }, now);
  if (when === 'notYet') return;
  if (when !== 'now') {
    const options = { runAt: when, key: `tell:${notificationId}` };
    return await enqueueJob(context.database, 'notifications:tell', { notificationId }, options);
  }
  const ways = await openWays(reader, found, notification);
  const { address } = recipient;
  const mail =
    ways.has('EMAIL') && address !== null ? await composeNotificationMail(context, reader, notification) : undefined;
  await withTransaction(context, async (inside) => {
    const told = { id: notificationId, before: toldAt, now, count: actorCount };
    if (!(await noteTold(inside.database, told))) return;
    if (mail !== undefined && address !== null) await sendMail(inside, { to: address, ...mail });
    if (ways.has('PUSH')) await enqueuePushes(inside, { personId: found.personId, notificationId });
  });
}

/** Whoever is invited, whose publication changes hands, or heard what was decided about them, has a mail of its own already; one that no mail is taken would not leave. */
const MAILED_ELSEWHERE: ReadonlySet<string> = new Set([
  'CO_AUTHOR_INVITED',
  'STAFF_INVITED',
  'OWNERSHIP_OFFERED',
  'OWNERSHIP_ACCEPTED',
  'OWNERSHIP_UNDONE',
  'AUTHOR_VERIFIED',
  'AUTHOR_DECLINED',
  'AUTHOR_REVOKED',
  'STAFF_LOOKED',
  'DECISION_WARNED',
  'DECISION_LIMITED',
  'DECISION_DEMONETISED',
  'DECISION_HIDDEN',
  'DECISION_WITHHELD',
  'DECISION_SUSPENDED',
  'DECISION_REVIEWED',
  'DECISION_ENDED',
  'DECISION_REVERSED',
  'APPEAL_ANSWERED',
  'MAIL_NOT_TAKEN',
]);

async function openWays(
  reader: ReadContext,
  { personId, row, toldAt }: FoundNotification,
  { kind }: Notification,
): Promise<ReadonlySet<NotificationWay>> {
  const preferences = new Map(
    (await readPreferences(reader.database, personId)).map(({ name, value }) => [name as string, value]),
  );
  const reachOfWay = (way: NotificationWay) => reachOf(preferences.get(switchOf(way, notificationKinds[kind])));
  const isInNetwork = await hasActorInNetwork(reader, { personId, id: row.id, since: toldAt });
  const ways = (['EMAIL', 'PUSH'] as const).filter((way) => {
    if (way === 'EMAIL' && MAILED_ELSEWHERE.has(kind)) return false;
    const reach = reachOfWay(way);
    return reach === 'ALL' || (reach === 'NETWORK' && isInNetwork);
  });
  return new Set(ways);
}

const IN_NETWORK = `
  select 1 from notification_actor a join follow_person f on f.person_id = a.person_id and f.follower_id = $2
  where a.notification_id = $1 and a.acted_at > coalesce($3::timestamptz, '-infinity') limit 1`;

/** Whether somebody whom the reader follows is among those who did it since they were told last (rule 77). */
async function hasActorInNetwork(
  { database }: ReadContext,
  { id, personId, since }: { readonly id: string; readonly personId: string; readonly since: Date | null },
): Promise<boolean> {
  return (await database.query('notification_in_network', IN_NETWORK, [id, personId, since])).length > 0;
}
