import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import type { ListedSubscriber } from '#web/generated/fragments.ts';

export type SubscriberState = ListedSubscriber['state'];

/** Words of the address for the parts of the list; the settings have none. */
export const subscriberTabs = { ACTIVE: 'subscribers', WAITING: 'waiting', ENDED: 'left' } as const;
export const subscriberStates: readonly SubscriberState[] = ['ACTIVE', 'WAITING', 'ENDED'];

/** Which part of the list an address shows; undefined where it shows the settings. */
export function stateOfTab(query: URLSearchParams): SubscriberState | undefined {
  const tab = query.get('tab');
  return subscriberStates.find((state) => subscriberTabs[state] === tab);
}

/** What an address says of the list of subscribers, without the page of it. */
export function partVariables(query: URLSearchParams) {
  return { state: stateOfTab(query) ?? ('ACTIVE' as const), search: ownWanted(query) };
}

/** The same with the page. */
export function listVariables(query: URLSearchParams) {
  return { ...partVariables(query), to: cursorOf(query) };
}
