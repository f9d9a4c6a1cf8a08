import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import type { ListedSubscriber } from '#web/generated/fragments.ts';

export type SubscriberState = ListedSubscriber['state'];
/** What an address shows of a newsletter: its settings, what went out, what goes out by itself, or one part of its list. */
export type NewsletterTab = 'settings' | 'issues' | 'automations' | SubscriberState;

/** Words of the address for all but the settings, which have none. */
export const tabWords = {
  issues: 'issues',
  automations: 'automations',
  ACTIVE: 'subscribers',
  WAITING: 'waiting',
  ENDED: 'left',
} as const;
export const subscriberStates: readonly SubscriberState[] = ['ACTIVE', 'WAITING', 'ENDED'];

export function tabOf(query: URLSearchParams): NewsletterTab {
  const word = query.get('tab');
  return (['issues', 'automations', ...subscriberStates] as const).find((tab) => tabWords[tab] === word) ?? 'settings';
}

/** What an address says of the list that it shows, without the page of it. */
export function partVariables(query: URLSearchParams) {
  const tab = tabOf(query);
  const state = subscriberStates.find((one) => one === tab) ?? 'ACTIVE';
  return { isIssues: tab === 'issues', isAutomations: tab === 'automations', state, search: ownWanted(query) };
}

/** The same with the page. */
export function listVariables(query: URLSearchParams) {
  return { ...partVariables(query), to: cursorOf(query) };
}
