import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** What is said is made when it is sent, so that no word of it waits in a job. */
    'pushes:send': { readonly deviceId: string; readonly personId: string; readonly notificationId: string };
  }
}

const DEVICES = 'select id from push_device where person_id = $1 limit 21';
/** Own judgement: about half an hour; what is older is seen on the page. */
const MOST_ATTEMPTS = 6;

/** Has every browser of somebody told of a notification, each by a job of its own. */
export async function enqueuePushes(
  { database }: Pick<CommandContext, 'database'>,
  { personId, notificationId }: { readonly personId: string; readonly notificationId: string },
): Promise<void> {
  for (const { id: deviceId } of await database.query<{ id: string }>('push_devices_of', DEVICES, [personId])) {
    await enqueueJob(database, 'pushes:send', { deviceId, personId, notificationId }, { maxAttempts: MOST_ATTEMPTS });
  }
}
