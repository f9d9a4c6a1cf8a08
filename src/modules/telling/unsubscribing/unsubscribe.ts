import { obfuscateEmail } from '#shared/identity/obfuscate-email.ts';
import type { PreferenceValue } from '#shared/identity/preference-list.ts';
import { isNotificationSwitch, offValueOf } from '#shared/notifications/notification-switches.ts';
import { isMailKind, type MailKind, mailKinds } from '#shared/notifications/mail-kinds.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type Followed, readFollowedEntities } from '#modules/finding/followed/read-follows.ts';
import { setPreferences } from '#modules/people/preferences/set-preferences.ts';
import { readPreferences } from '#modules/people/preferences/read-preferences.ts';
import { findSuppression } from '#modules/ground/mail-suppressions/find-suppression.ts';
import { holdReasons } from '#modules/ground/mail-suppressions/hold-reasons.ts';
import { liftHoldOf } from '#modules/ground/mail-suppressions/lift-mail-hold.ts';
import type { SuppressionKind } from '#modules/ground/mail-suppressions/mail-suppressions.tables.ts';
import { readMailHold } from '#modules/ground/mail-suppressions/read-mail-hold.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { isSubscribed } from '#modules/telling/subscribers/read-subscriptions.ts';
import { findSubscriber } from '#modules/telling/subscribers/find-subscriber.ts';
import {
  findMailReader,
  isOfEverything,
  type MailReader,
  readNewsletterPart,
  readNewslettersOf,
} from './mail-reader.ts';
import {
  endSubscriptionById,
  endSubscriptionOf,
  endSubscriptionsOfReader,
} from '#modules/telling/subscribers/subscribe.ts';
import type { Newsletter } from '#modules/telling/newsletters/newsletter.ts';
import { findVisibleNewsletter } from '#modules/telling/newsletters/visible-newsletters.ts';
import {
  makeUnsubscribeToken,
  readSubscriberTarget,
  readSubscriptionTarget,
  readUnsubscribeToken,
  type Unsubscription,
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
 * one newsletter alone where `only` names it, as `newsletter/…`, or as `person/…` or `publication/…` by whose it is, and
 * one kind of mail to an account where it names that.
 * False where the token is none of ours, or its reader is gone.
 */
export async function unsubscribe(context: CommandContext, token: string, only = ''): Promise<boolean> {
  const found = readUnsubscribeToken(context.secrets, token);
  if (found === undefined) return false;
  const { personId, target } = found;
  const subscriberId = readSubscriberTarget(target);
  if (subscriberId !== undefined) return await endSubscriptionById(context, subscriberId);
  if (isOfEverything(target)) {
    const reader = await findMailReader(context, found);
    return reader !== undefined && (await leave(context, reader, only));
  }
  const subscription = readSubscriptionTarget(target);
  if (subscription === undefined) return await turnOff(context, personId, target);
  await endSubscriptionOf(context, personId, subscription);
  return true;
}

/** Has mail to the reader whom a token of everything is about go on; nothing by any other token (rule 168). */
export async function resumeMail(context: CommandContext, token: string): Promise<void> {
  const found = readUnsubscribeToken(context.secrets, token);
  if (found === undefined || !isOfEverything(found.target)) return;
  const reader = await findMailReader(context, found);
  if (reader === undefined) return;
  const address = 'address' in reader ? reader.address : await findConfirmedAddress(context.database, reader.personId);
  if (address !== null) await liftHoldOf(context, address);
}

/** Leaves one newsletter, or all that goes to many. */
async function leave(context: CommandContext, reader: MailReader, only: string): Promise<boolean> {
  const newsletterId = readNewsletterPart(only);
  if (newsletterId !== undefined) {
    await endSubscriptionsOfReader(context, reader, newsletterId);
    return true;
  }
  const owner = 'personId' in reader ? readSubscriptionTarget(only) : undefined;
  if (owner !== undefined && 'personId' in reader) {
    await endSubscriptionOf(context, reader.personId, owner);
    return true;
  }
  if ('personId' in reader && isMailKind(only)) return await turnOff(context, reader.personId, only);
  if (only !== '') return false;
  return await withTransaction(context, async (inside) => {
    // Their places on lists end too, so that every page and every list says what sending does.
    await endSubscriptionsOfReader(inside, reader, null);
    return 'personId' in reader ? await turnOff(inside, reader.personId, 'NEWSLETTERS') : true;
  });
}

async function turnOff(context: CommandContext, personId: string, target: UnsubscribeTarget): Promise<boolean> {
  return await setPreferences(context, personId, new Map(Object.entries(changesOf(target))));
}

type UnsubscriptionState = {
  readonly target: UnsubscribeTarget;
  readonly isOff: boolean;
  /** Whose new stories they are, of a subscription; null of others, and of who may not be seen any more. */
  readonly source: Followed | null;
  /** Of one place on a list, whose it is; null of others, and where it is not to be seen any more. */
  readonly newsletter: Newsletter | null;
  /** Of one place on a list, the token of everything that comes to its reader; null of who is signed in to an account. */
  readonly everythingToken: string | null;
  /** Of everything: what comes to them. */
  readonly newsletters: readonly Newsletter[];
  /** Of everything that comes to an account: which kinds of it are on. */
  readonly kinds: readonly MailKind[];
  /** Of everything, the address of a reader without an account, so that it is known and not told; null of others. */
  readonly email: string | null;
  /** Of everything, why mail to them is on hold; null of others, and where it is not. */
  readonly holdReason: (typeof holdReasons)[SuppressionKind] | null;
};

/** As it is shown to the viewer. */
export type Unsubscribing = UnsubscriptionState & {
  /**
   * Of whom it is, where the viewer is signed in as somebody else, so that it is known and not told; empty where that is
   * an account without a confirmed address; else null.
   */
  readonly anotherEmail: string | null;
};
type Reading = ReadContext & Pick<CommandContext, 'secrets'>;

/** What a token would end, whether it is ended, and whose it is; null where it is none of ours. */
export async function readUnsubscription(context: Reading, token: string): Promise<Unsubscribing | null> {
  const found = readUnsubscribeToken(context.secrets, token);
  const state = found === undefined ? null : await readState(context, found);
  return found === undefined || state === null
    ? null
    : { ...state, anotherEmail: await readAnotherEmail(context, found) };
}

/** To whom it comes where that is not who is signed in, so that they do not take it for their own (rule 321). */
async function readAnotherEmail(context: Reading, { personId, target }: Unsubscription): Promise<string | null> {
  const { viewer, database } = context;
  if (viewer === null) return null;
  const subscriberId = readSubscriberTarget(target);
  const whose = subscriberId === undefined ? target : (`reader/${subscriberId}` as const);
  const reader = await findMailReader(context, { personId, target: whose });
  if (reader === undefined || ('personId' in reader && reader.personId === viewer.personId)) return null;
  const address = 'address' in reader ? reader.address : await findConfirmedAddress(database, reader.personId);
  return address === null ? '' : obfuscateEmail(address);
}

async function readState(context: Reading, { personId, target }: Unsubscription): Promise<UnsubscriptionState | null> {
  const subscriberId = readSubscriberTarget(target);
  if (subscriberId !== undefined) {
    const subscriber = await findSubscriber(context.database, subscriberId);
    const newsletter = subscriber === undefined ? null : await findVisibleNewsletter(context, subscriber.newsletterId);
    const everythingToken = await readEverythingToken(context, subscriberId);
    return { target, isOff: subscriber?.state !== 'active', ...NOTHING, newsletter, everythingToken };
  }
  const subscription = readSubscriptionTarget(target);
  if (subscription !== undefined) {
    const [source = null] = await readFollowedEntities(context, [subscription]);
    const isOff = !(await isSubscribed(context, personId, subscription));
    return { target, isOff, ...NOTHING, source };
  }
  if (!isOfEverything(target)) {
    return { target, isOff: isOffBy(await readSwitches(context, personId), target), ...NOTHING };
  }
  const reader = await findMailReader(context, { personId, target });
  return reader === undefined ? null : await readEverything(context, reader);
}

/**
 * Who has no account has no settings, and who is signed out would have to sign in to theirs: the page of everything is
 * for them, by a link like that in every mail to them.
 */
async function readEverythingToken(context: Reading, subscriberId: string): Promise<string | null> {
  const everything = { personId: '', target: `reader/${subscriberId}` } as const;
  const reader = await findMailReader(context, everything);
  const isTheirs = reader !== undefined && ('address' in reader || context.viewer === null);
  return isTheirs ? makeUnsubscribeToken(context.secrets, everything) : null;
}

/** What comes to a reader, by account or by address. */
async function readEverything(context: ReadContext, reader: MailReader): Promise<UnsubscriptionState> {
  const newsletters = await readNewslettersOf(context, reader);
  const hold =
    'personId' in reader
      ? await readMailHold(context, reader.personId)
      : await findSuppression(context, reader.address);
  const holdReason = hold === undefined ? null : holdReasons[hold.kind];
  const all = { target: 'NEWSLETTERS', ...NOTHING, newsletters, holdReason } as const;
  if ('personId' in reader) {
    const now = await readSwitches(context, reader.personId);
    const kinds = mailKinds.filter((kind) => !isOffBy(now, kind));
    return { ...all, kinds, isOff: isOffBy(now, 'NEWSLETTERS') };
  }
  return { ...all, isOff: newsletters.length === 0, email: obfuscateEmail(reader.address) };
}

type Switches = ReadonlyMap<string, unknown>;

async function readSwitches({ database }: Pick<ReadContext, 'database'>, personId: string): Promise<Switches> {
  return new Map((await readPreferences(database, personId)).map(({ name, value }) => [name, value]));
}

function isOffBy(switches: Switches, target: UnsubscribeTarget): boolean {
  return Object.entries(changesOf(target)).every(([name, value]) => switches.get(name) === value);
}

const NOTHING = {
  source: null,
  newsletter: null,
  everythingToken: null,
  newsletters: [],
  kinds: [],
  email: null,
  holdReason: null,
} as const;
