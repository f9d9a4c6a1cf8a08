import type { PreferenceValue } from '#shared/identity/preference-list.ts';
import { isNotificationSwitch, offValueOf } from '#shared/notifications/notification-switches.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type Followed, readFollowedEntities } from '#modules/finding/followed/read-follows.ts';
import { setPreferences } from '#modules/people/preferences/set-preferences.ts';
import { readPreferences } from '#modules/people/preferences/read-preferences.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { isSubscribed, readSubscribed } from '#modules/telling/subscribers/read-subscriptions.ts';
import { findSubscriber } from '#modules/telling/subscribers/find-subscriber.ts';
import { endSubscriptionById, endSubscriptionOf } from '#modules/telling/subscribers/subscribe.ts';
import type { Newsletter } from '#modules/telling/newsletters/newsletter.ts';
import { findVisibleNewsletter } from '#modules/telling/newsletters/visible-newsletters.ts';
import {
  readSubscriberTarget,
  readSubscriptionTarget,
  readUnsubscribeToken,
  type UnsubscribeTarget,
} from './unsubscribe-token.ts';

/** What goes to many, whether they are about what somebody did or not. */
const BULK = {
  DIGEST_FREQUENCY: 'OFF',
  NOTIFICATIONS_ALLOW_EMAIL_NEWSLETTERS: false,
  NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES: false,
  NOTIFICATIONS_ALLOW_EMAIL_SITE_NEWS: false,
} as const;

/** The preferences that a target turns off, with what off is; none of a subscription. */
function changesOf(target: UnsubscribeTarget): Readonly<Record<string, PreferenceValue>> {
  if (target === 'NEWSLETTERS') return BULK;
  if (target === 'DIGEST') return { DIGEST_FREQUENCY: 'OFF' };
  return isNotificationSwitch(target) ? { [target]: offValueOf(target) } : {};
}

/**
 * Ends mails by the token of one of them, at once and without signing in; twice is once. The token of everything ends
 * one subscription alone where `only` names it, as `person/…` or `publication/…`. False where the token is none of
 * ours, or its person is gone.
 */
export async function unsubscribe(context: CommandContext, token: string, only = ''): Promise<boolean> {
  const found = readUnsubscribeToken(context.secrets, token);
  if (found === undefined) return false;
  const { personId, target } = found;
  const subscriberId = readSubscriberTarget(target);
  if (subscriberId !== undefined) return await endSubscriptionById(context, subscriberId);
  const isPart = target === 'NEWSLETTERS' && only !== '';
  const subscription = readSubscriptionTarget(isPart ? only : target);
  if (subscription === undefined) {
    return isPart ? false : await setPreferences(context, personId, new Map(Object.entries(changesOf(target))));
  }
  await endSubscriptionOf(context, personId, subscription);
  return true;
}

export type UnsubscriptionState = {
  readonly target: UnsubscribeTarget;
  readonly isOff: boolean;
  /** Whose new stories they are, of a subscription; null of others, and of who may not be seen any more. */
  readonly source: Followed | null;
  /** Of one place on a list, whose it is; null of others, and where it is not to be seen any more. */
  readonly newsletter: Newsletter | null;
  /** Of everything: whose new stories the mails are about. */
  readonly subscriptions: readonly Followed[];
};

/** What a token would end, and whether it is ended; null where it is none of ours. */
export async function readUnsubscription(
  context: ReadContext & Pick<CommandContext, 'secrets'>,
  token: string,
): Promise<UnsubscriptionState | null> {
  const found = readUnsubscribeToken(context.secrets, token);
  if (found === undefined) return null;
  const { personId, target } = found;
  const subscriberId = readSubscriberTarget(target);
  if (subscriberId !== undefined) {
    const subscriber = await findSubscriber(context.database, subscriberId);
    const newsletter = subscriber === undefined ? null : await findVisibleNewsletter(context, subscriber.newsletterId);
    return { target, isOff: subscriber?.state !== 'active', source: null, newsletter, subscriptions: [] };
  }
  const subscription = readSubscriptionTarget(target);
  if (subscription !== undefined) {
    const [source = null] = await readFollowedEntities(context, [subscription]);
    const isOff = !(await isSubscribed(context, personId, subscription));
    return { target, isOff, source, newsletter: null, subscriptions: [] };
  }
  const now = new Map(
    (await readPreferences(context.database, personId)).map(({ name, value }) => [name as string, value]),
  );
  const isOff = Object.entries(changesOf(target)).every(([name, value]) => now.get(name) === value);
  const subscriptions = target === 'NEWSLETTERS' ? await readSubscribed(context, personId) : [];
  return { target, isOff, source: null, newsletter: null, subscriptions };
}
