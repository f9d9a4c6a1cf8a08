import { createHash } from 'node:crypto';
import { z } from 'zod';
import { openSealed, seal } from '#platform/secrets/seal.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const KEY = /^[A-Za-z0-9_-]{1,200}={0,2}$/;

/** What a browser tells of the service that reaches it (the Push API's `toJSON`). */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.object({ p256dh: z.string().regex(KEY), auth: z.string().regex(KEY) }),
});
export type PushSubscription = z.output<typeof pushSubscriptionSchema>;

const PURPOSE = { purpose: 'push-device' };

/** Closed, so that a copy of the database reaches no browser. */
export function sealSubscription(secrets: Secrets, subscription: PushSubscription): string {
  return seal(secrets, PURPOSE, Buffer.from(JSON.stringify(subscription)));
}

export function openSubscription(secrets: Secrets, sealed: string): PushSubscription {
  return pushSubscriptionSchema.parse(JSON.parse(openSealed(secrets, PURPOSE, sealed).toString('utf8')));
}

export function endpointHash(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}
