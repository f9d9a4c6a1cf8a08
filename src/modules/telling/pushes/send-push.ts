import { createOutbound } from '#platform/outbound/outbound.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { pushKeys } from './push-keys.ts';
import { openSubscription } from './push-subscription.ts';
import { deleteDevice } from './pushes.store.ts';

export type PushText = {
  readonly title: string;
  /** A path on the main site. */
  readonly path: string;
  /** Under which a later one takes the place of this one. */
  readonly tag: string;
};

/** Own judgement, in seconds: a browser that is off for longer sees it on the page. */
const LIFE = 86_400;
/** What a push service answers for a browser that is gone for good. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

const DEVICE = 'select sealed from push_device where id = $1 and person_id = $2';

/**
 * Sends one text to one browser of somebody, so that only that browser reads it (RFC 8291); a browser that is gone is
 * forgotten, and one that became somebody else's is told nothing. Throws where its service is away, so that the job is
 * tried again.
 */
export async function sendPush(
  context: CommandContext,
  { deviceId, personId }: { readonly deviceId: string; readonly personId: string },
  text: PushText,
): Promise<void> {
  const { database, secrets, config, log } = context;
  const [device] = await database.query<{ sealed: string }>('push_device_find', DEVICE, [deviceId, personId]);
  if (device === undefined) return;
  const keys = pushKeys(secrets);
  const { hostname } = new URL(config.siteUrl);
  const { default: webPush } = await import('web-push');
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    openSubscription(secrets, device.sealed),
    JSON.stringify(text),
    {
      TTL: LIFE,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: `mailto:hello@${hostname}`, ...keys },
    },
  );
  const outbound = createOutbound({ trustedOrigins: config.trustedOrigins });
  const answer = await outbound(endpoint, { method: 'POST', headers, body });
  if (GONE.has(answer.status)) return await deleteDevice(database, deviceId);
  if (answer.status === 429 || answer.status >= 500) throw new Error(`A push service answered ${answer.status}`);
  if (!answer.ok) log.warn({ deviceId, status: answer.status }, 'a push service refused a push for good');
}
