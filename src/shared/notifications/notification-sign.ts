import type { NotificationKind } from './notification-kinds.ts';

const CHEERED: ReadonlySet<NotificationKind> = new Set([
  'STORY_MILESTONE',
  'FOLLOWER_MILESTONE',
  'STORY_BOOSTED',
  'AUTHOR_VERIFIED',
]);

/** What stands in the place of a face where nobody did it: a star is for what there is to be glad about. */
export function notificationSign(kind: NotificationKind): '★' | '§' | 'i' {
  if (CHEERED.has(kind)) return '★';
  return kind.startsWith('DECISION_') || kind === 'APPEAL_ANSWERED' ? '§' : 'i';
}
