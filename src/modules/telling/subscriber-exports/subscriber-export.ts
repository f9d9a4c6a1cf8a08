import { createHmac } from 'node:crypto';
import { isSigned } from '#platform/secrets/is-signed.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const DAY = 86_400_000;
const PURPOSE = 'subscriber export';

/** For how long a list can be downloaded. */
export const DAYS_TO_DOWNLOAD = 7;
export const EXPORT_LIFETIME = DAYS_TO_DOWNLOAD * DAY;
/** How often the making is tried. */
export const MOST_EXPORT_ATTEMPTS = 5;

export type SubscriberExport = {
  readonly id: string;
  readonly newsletterId: string;
  readonly personId: string;
  readonly state: 'waiting' | 'ready' | 'failed';
  readonly expiresAt: Date | null;
};

export function exportKey(id: string): string {
  return `subscriber-exports/${id}.csv`;
}

/** What the link in the mail proves besides the session: that it came from us, for this list. */
export function exportToken(secrets: Secrets, id: string): string {
  return signed(secrets.secret(PURPOSE), id);
}

export function isExportToken(secrets: Secrets, id: string, token: string): boolean {
  return isSigned(secrets, PURPOSE, token, (key) => signed(key, id));
}

function signed(key: Buffer, id: string): string {
  return createHmac('sha256', key).update(id).digest('base64url');
}
