import { storyMessages } from '#shared/messages/story.ts';
import type { Spoken } from '#shared/notifications/notification-sentence.ts';
import type { ShownSubmission } from './load-submission.ts';
import type { Notification } from './notification.ts';

/** What a notification is made of, to be said as a sentence. */
export function spokenOf(notification: Notification): Spoken {
  const { kind, actors, actorCount, story, response, list, amount, submission, publication, decision } = notification;
  if (decision !== null) return { kind, names: [], actorCount, title: decision.title, amount };
  if (submission !== null) return spokenOfSubmission(notification, submission);
  const place = response?.place;
  const about = list ?? (place?.kind === 'list' ? place.list : null);
  const told = story ?? (place?.kind === 'story' ? place.story : null);
  const title = about?.name ?? (told === null ? (publication?.name ?? '') : told.title || storyMessages.untitled);
  const isByPublication = publication !== null && actors.length === 0;
  const names = isByPublication ? [publication.name] : actors.map(({ name }) => name);
  return { kind, names, actorCount, title, amount };
}

/** Where nobody is named, the publication did it. */
function spokenOfSubmission(
  { kind, actors, actorCount, amount }: Notification,
  { submission, publicationName }: ShownSubmission,
): Spoken {
  const names = actors.length === 0 ? [publicationName] : actors.map(({ name }) => name);
  return { kind, names, actorCount, title: submission.title || storyMessages.untitled, amount };
}
