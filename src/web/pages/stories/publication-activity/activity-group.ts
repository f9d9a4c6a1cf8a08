import { type ActivityGroup, activityGroups } from '#shared/publications/activity-kinds.ts';

const isGroup = (text: string | null | undefined): text is ActivityGroup =>
  text !== null && text !== undefined && Object.hasOwn(activityGroups, text);

/** The group of changes that an address asks for; null for all of them. */
export function groupOf(query: URLSearchParams): ActivityGroup | null {
  const wanted = query.get('tab')?.toUpperCase();
  return isGroup(wanted) ? wanted : null;
}
