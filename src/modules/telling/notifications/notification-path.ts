import { buildPath } from '#shared/routes/build-path.ts';
import { staffLooksPath } from '#shared/routes/settings-tabs.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { listPath, ownDecisionPath, profilePath, shortPostPath } from '#shared/routes/link-shapes.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { findOwnInvitation } from '#modules/stories/publication-invitations/find-invitation.ts';
import { findVersionAt } from '#modules/stories/drafts/load-versions.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import type { NotificationKind } from '#shared/notifications/notification-kinds.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import type { ShownSubmission } from './load-submission.ts';
import type { Notification } from './notification.ts';

const AUTHOR_KINDS: ReadonlySet<NotificationKind> = new Set(['AUTHOR_VERIFIED', 'AUTHOR_DECLINED', 'AUTHOR_REVOKED']);

const IN_YOUR_STORIES: ReadonlySet<NotificationKind> = new Set(['CO_AUTHOR_INVITED', 'SPLIT_PROPOSED', 'SPLIT_AGREED']);

/** The path on the main site where what a notification tells of is seen. */
export async function notificationPath(context: ReadContext, notification: Notification): Promise<string> {
  const { kind, story, response, list, actors, submission, publication, decision } = notification;
  const [actor] = actors;
  if (response !== null) return buildPath('ShowPostResponses', { postId: response.response.id });
  if (submission !== null) return submissionPath(context, submission);
  if (decision !== null) return ownDecisionPath(decision.id);
  if (AUTHOR_KINDS.has(kind)) return buildPath('ShowApplications');
  if (kind === 'STAFF_LOOKED') return staffLooksPath();
  if (kind === 'MAIL_NOT_TAKEN') return buildPath('ShowAdminMail');
  if (IN_YOUR_STORIES.has(kind)) return buildPath('ShowYourStories');
  if ((kind === 'SPLIT_DECLINED' || kind === 'SPLIT_LEFT') && story !== null) {
    return buildPath('ShowPostSettings', { postId: story.id });
  }
  if ((kind === 'CO_AUTHOR_AGREED' || kind === 'STORY_TAKEN_OUT') && story !== null && story.state === 'draft') {
    return buildPath('EditPost', { postId: story.id });
  }
  if ((kind === 'NOTE_WRITTEN' || kind === 'NOTE_REPLIED') && story !== null) {
    return buildPath('ShowPostNotes', { postId: story.id });
  }
  if (kind === 'STORY_EDITED' && story !== null) return editedPath(context, story.id, notification.amount);
  if (list !== null) {
    const owner = await context.loaders.get(personLoader).load(list.ownerId);
    if (owner !== undefined) return listPath(owner.username, list.slug === '' ? list.id : `${list.slug}-${list.id}`);
  }
  if (story !== null) return shortPostPath(story.id);
  if (publication !== null) return staffPath(context, kind, publication);
  if (kind === 'PERSON_FOLLOWED' && notification.actorCount === 1 && actor !== undefined) {
    return profilePath(actor.username);
  }
  return buildPath('ShowNotifications');
}

/** To what was different before, with the way back to it; to the editor where that version is no longer kept. */
async function editedPath({ database }: ReadContext, postId: string, revision: number | null): Promise<string> {
  const version = revision === null ? undefined : await findVersionAt(database, { storyId: postId, revision });
  return version === undefined
    ? buildPath('EditPost', { postId })
    : buildPath('RevertPost', { postId, versionId: version, baseRev: String(revision) });
}

/** To the invitation while it waits, to the staff for who is on it, and to what readers see for everybody else. */
async function staffPath(context: ReadContext, kind: NotificationKind, { id, slug }: Publication): Promise<string> {
  const collectionSlug = slug;
  if (kind === 'STAFF_INVITED') {
    const invitationId = await findOwnInvitation(context, id);
    if (invitationId !== undefined) return buildPath('ShowStaffInvitation', { invitationId });
  }
  return context.viewer?.staffRoles.has(id) === true
    ? buildPath('ShowCollectionSettingsStaff', { collectionSlug })
    : buildPath('ShowCollection', { collectionSlug });
}

/** To its writer the page of their story with it, to editors the submission in their inbox. */
async function submissionPath(
  { viewer, loaders }: ReadContext,
  { submission: { id, writerId, storyId }, publicationSlug }: ShownSubmission,
): Promise<string> {
  if (writerId === viewer?.personId) {
    const state = (await loaders.get(storyLoader).load(storyId))?.state;
    const isThere = state === 'draft' || state === 'published';
    return isThere ? buildPath('SubmitPost', { postId: storyId }) : buildPath('ShowWriterOutbox');
  }
  return isBuilt('ShowCollectionInbox')
    ? buildPath('ShowCollectionInbox', { collectionSlug: publicationSlug }, { p: id })
    : buildPath('ShowNotifications');
}
