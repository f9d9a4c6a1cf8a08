import { storyMessages } from '#shared/messages/story.ts';
import type { Spoken } from '#shared/notifications/notification-sentence.ts';
import type { Notification } from './notification.ts';

/** What a notification is made of, to be said as a sentence. */
export function spokenOf({ kind, actors, actorCount, story, response, list, amount }: Notification): Spoken {
  const place = response?.place;
  const about = list ?? (place?.kind === 'list' ? place.list : null);
  const told = story ?? (place?.kind === 'story' ? place.story : null);
  const title = about?.name ?? (told === null ? '' : told.title || storyMessages.untitled);
  return { kind, names: actors.map(({ name }) => name), actorCount, title, amount };
}
