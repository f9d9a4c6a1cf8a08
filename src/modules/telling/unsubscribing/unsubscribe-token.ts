import { createHmac } from 'node:crypto';
import { isNotificationSwitch, type NotificationSwitch } from '#shared/notifications/notification-switches.ts';
import { isSigned } from '#platform/secrets/is-signed.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** New stories of one writer or one publication. */
export type SubscriptionTarget = `person/${string}` | `publication/${string}`;
/** One place on the list of one newsletter, of a reader with or without an account. */
export type SubscriberTarget = `subscriber/${string}`;
/** Everything that goes to many to whoever stands at one place on a list: how one without an account is known. */
type ReaderTarget = `reader/${string}`;
/** One switch of mails, the digest, one subscription, or everything that goes to many. */
export type UnsubscribeTarget =
  | NotificationSwitch
  | 'DIGEST'
  | 'NEWSLETTERS'
  | SubscriptionTarget
  | SubscriberTarget
  | ReaderTarget;
export type Unsubscription = {
  /** Empty where a subscriber is who is meant. */
  readonly personId: string;
  readonly target: UnsubscribeTarget;
};

const MAC_BYTES = 16;
const PURPOSE = 'unsubscribe';

/**
 * What lets somebody out of mails without signing in: whose and which, with a signature of ours. Nothing is stored,
 * and it works as long as the mail lies around; all that it can do is less mail.
 */
export function makeUnsubscribeToken(secrets: Secrets, { personId, target }: Unsubscription): string {
  const body = Buffer.from(`${personId}:${target}`).toString('base64url');
  return `${body}.${macOf(secrets.secret(PURPOSE), body)}`;
}

/** What a token says; undefined where it is none of ours. */
export function readUnsubscribeToken(secrets: Secrets, token: string): Unsubscription | undefined {
  const [body = '', mac = '', ...more] = token.split('.');
  if (more.length > 0 || !isSigned(secrets, PURPOSE, mac, (key) => macOf(key, body))) return undefined;
  const [personId = '', target = ''] = Buffer.from(body, 'base64url').toString().split(':');
  return isTarget(target) ? { personId, target } : undefined;
}

function isTarget(target: string): target is UnsubscribeTarget {
  return (
    target === 'DIGEST' ||
    target === 'NEWSLETTERS' ||
    isNotificationSwitch(target) ||
    readSubscriptionTarget(target) !== undefined ||
    readSubscriberTarget(target) !== undefined ||
    readReaderTarget(target) !== undefined
  );
}

/** By which place on a list the reader is known that a target is all about; undefined where it is not. */
export function readReaderTarget(target: string): string | undefined {
  return /^reader\/([0-9a-f]{12})$/.exec(target)?.[1];
}

/** The id of the subscriber that a target is about; undefined where it is about none. */
export function readSubscriberTarget(target: string): string | undefined {
  return /^subscriber\/([0-9a-f]{12})$/.exec(target)?.[1];
}

/** Whose stories a target is about; undefined where it is no subscription. */
export function readSubscriptionTarget(
  target: string,
): { readonly kind: 'person' | 'publication'; readonly id: string } | undefined {
  const [, kind, id] = /^(person|publication)\/([0-9a-f]{12})$/.exec(target) ?? [];
  return id !== undefined && (kind === 'person' || kind === 'publication') ? { kind, id } : undefined;
}

function macOf(key: Buffer, body: string): string {
  return createHmac('sha256', key).update(body).digest().subarray(0, MAC_BYTES).toString('base64url');
}
