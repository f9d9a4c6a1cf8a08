import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { listPath, profilePath, shortPostPath } from '#shared/routes/link-shapes.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { ShownSubmission } from './load-submission.ts';
import type { Notification } from './notification.ts';

/** The path on the main site where what a notification tells of is seen. */
export async function notificationPath(context: ReadContext, notification: Notification): Promise<string> {
  const { kind, story, response, list, actors, submission } = notification;
  const [actor] = actors;
  if (response !== null) return buildPath('ShowPostResponses', { postId: response.response.id });
  if (submission !== null) return submissionPath(context, submission);
  if (kind === 'CO_AUTHOR_INVITED') return buildPath('ShowYourStories');
  if ((kind === 'CO_AUTHOR_AGREED' || kind === 'STORY_TAKEN_OUT') && story !== null && story.state === 'draft') {
    return buildPath('EditPost', { postId: story.id });
  }
  if ((kind === 'NOTE_WRITTEN' || kind === 'NOTE_REPLIED') && story !== null) {
    return buildPath('ShowPostNotes', { postId: story.id });
  }
  if (list !== null) {
    const owner = await context.loaders.get(personLoader).load(list.ownerId);
    if (owner !== undefined) return listPath(owner.username, list.slug === '' ? list.id : `${list.slug}-${list.id}`);
  }
  if (story !== null) return shortPostPath(story.id);
  if (kind === 'PERSON_FOLLOWED' && notification.actorCount === 1 && actor !== undefined) {
    return profilePath(actor.username);
  }
  return buildPath('ShowNotifications');
}

/** To its writer their outbox, to editors the submission in their inbox. */
function submissionPath({ viewer }: ReadContext, { submission, publicationSlug }: ShownSubmission): string {
  if (submission.writerId === viewer?.personId) {
    return isBuilt('ShowWriterOutbox') ? buildPath('ShowWriterOutbox') : buildPath('ShowYourStories');
  }
  return isBuilt('ShowCollectionInbox')
    ? buildPath('ShowCollectionInbox', { collectionSlug: publicationSlug }, { p: submission.id })
    : buildPath('ShowNotifications');
}
