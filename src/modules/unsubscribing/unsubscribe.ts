import type { PreferenceValue } from '#shared/identity/preference-list.ts';
import { offValueOf } from '#shared/notifications/notification-switches.ts';
import type { CommandContext } from '#modules/command-context.ts';
import { setPreferences } from '#modules/preferences/set-preferences.ts';
import { readPreferences } from '#modules/preferences/read-preferences.ts';
import type { ReadContext } from '#modules/read-context.ts';
import { readUnsubscribeToken, type UnsubscribeTarget } from './unsubscribe-token.ts';

/** What goes to many, whether they are about what somebody did or not. */
const BULK = {
  DIGEST_FREQUENCY: 'OFF',
  NOTIFICATIONS_ALLOW_EMAIL_NEWSLETTERS: false,
  NOTIFICATIONS_ALLOW_EMAIL_NEW_STORIES: false,
  NOTIFICATIONS_ALLOW_EMAIL_SITE_NEWS: false,
} as const;

/** The preferences that a target turns off, with what off is. */
function changesOf(target: UnsubscribeTarget): Readonly<Record<string, PreferenceValue>> {
  if (target === 'NEWSLETTERS') return BULK;
  if (target === 'DIGEST') return { DIGEST_FREQUENCY: 'OFF' };
  return { [target]: offValueOf(target) };
}

/**
 * Ends mails by the token of one of them, at once and without signing in; twice is once. False where the token is
 * none of ours, or its person is gone.
 */
export async function unsubscribe(context: CommandContext, token: string): Promise<boolean> {
  const found = readUnsubscribeToken(context.secrets, token);
  if (found === undefined) return false;
  return await setPreferences(context, found.personId, new Map(Object.entries(changesOf(found.target))));
}

export type UnsubscriptionState = { readonly target: UnsubscribeTarget; readonly isOff: boolean };

/** What a token would end, and whether it is ended; null where it is none of ours. */
export async function readUnsubscription(
  context: Pick<ReadContext, 'database'> & Pick<CommandContext, 'secrets'>,
  token: string,
): Promise<UnsubscriptionState | null> {
  const found = readUnsubscribeToken(context.secrets, token);
  if (found === undefined) return null;
  const { personId, target } = found;
  const now = new Map(
    (await readPreferences(context.database, personId)).map(({ name, value }) => [name as string, value]),
  );
  const isOff = Object.entries(changesOf(target)).every(([name, value]) => now.get(name) === value);
  return { target, isOff };
}
