import { formatMessage } from '#shared/messages/format-message.ts';
import { storyMessages } from '#shared/messages/story.ts';

/** `N min read`, `N min` or `N sec` (STORY-4). `minutes` may have a fraction; it is rounded, never to zero. */
export function readingTimeText(minutes: number, form: 'read' | 'short' = 'read'): string {
  if (form === 'short' && minutes < 1) {
    return formatMessage(storyMessages.seconds, { count: Math.max(1, Math.round(minutes * 60)) });
  }
  const count = Math.max(1, Math.round(minutes));
  return formatMessage(form === 'read' ? storyMessages.minutesRead : storyMessages.minutes, { count });
}
