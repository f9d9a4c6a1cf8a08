import { notificationMessages as messages } from '#shared/messages/notifications.ts';
import type { NotificationFilter } from '#shared/notifications/notification-kinds.ts';

/** The filters in the order of their tabs, with what `tab` says of each in the address. */
export const filterTabs: readonly {
  readonly value: NotificationFilter;
  readonly label: string;
  readonly segment?: string;
}[] = [
  { value: 'ALL', label: messages.all },
  { value: 'RESPONSES', label: messages.responses, segment: 'responses' },
  { value: 'REACTIONS', label: messages.reactions, segment: 'reactions' },
  { value: 'FOLLOWS', label: messages.follows, segment: 'follows' },
  { value: 'STORIES', label: messages.stories, segment: 'stories' },
];

/** What an address asks for; everything where it names none that there is. */
export function findFilter(query: URLSearchParams): NotificationFilter {
  const tab = query.get('tab');
  return filterTabs.find(({ segment }) => segment !== undefined && segment === tab)?.value ?? 'ALL';
}
