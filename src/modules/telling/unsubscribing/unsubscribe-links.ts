import { isNotificationSwitch } from '#shared/notifications/notification-switches.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { makeUnsubscribeToken, readReaderTarget, type UnsubscribeTarget } from './unsubscribe-token.ts';

export type UnsubscribeLinks = {
  /** For mail programs: RFC 2369 and, for one press of theirs, RFC 8058. */
  readonly headers: Readonly<Record<string, string>>;
  readonly unsubscribeUrl: string;
  /** The exact switch among all. */
  readonly settingsUrl: string;
};

/** The ways out that a mail to somebody carries (NEWS-5, rule 74). */
export function unsubscribeLinks(
  { config: { siteUrl }, secrets }: Pick<CommandContext, 'config' | 'secrets'>,
  personId: string,
  target: UnsubscribeTarget,
): UnsubscribeLinks {
  const token = makeUnsubscribeToken(secrets, { personId, target });
  const isAll = target === 'NEWSLETTERS' || readReaderTarget(target) !== undefined;
  const route = isAll ? 'UnsubscribeFromNewsletters' : 'UnsubscribeFromNotification';
  const unsubscribeUrl = siteUrl + buildPath(route, { token });
  return {
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    unsubscribeUrl,
    settingsUrl: `${siteUrl}${settingsTabPath('notifications')}#${anchorOf(target)}`,
  };
}

/** The page of everything that comes to a reader: by their account, or by their place on a list where they have none. */
export function everythingUrl(
  context: Pick<CommandContext, 'config' | 'secrets'>,
  { personId, subscriberId }: { readonly personId: string; readonly subscriberId: string },
): string {
  const target = personId === '' ? (`reader/${subscriberId}` as const) : 'NEWSLETTERS';
  return unsubscribeLinks(context, personId, target).unsubscribeUrl;
}

function anchorOf(target: UnsubscribeTarget): string {
  if (target === 'DIGEST') return 'digest';
  return isNotificationSwitch(target) ? target : 'manageSubscriptions';
}
