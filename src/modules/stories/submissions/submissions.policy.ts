import { isOpenStatus, type SubmissionAction, type SubmissionRole } from '#shared/submissions/submission-machine.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { hasRight } from '#modules/ground/acting.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Submission } from './submission.ts';

type Between = Pick<Submission, 'writerId' | 'publicationId'>;

/** A submission is known to whoever wrote it and to the publication's owner and editors, and to nobody else. */
export function canSeeSubmission(viewer: Viewer | null, submission: Between): viewer is Viewer {
  if (viewer === null) return false;
  return viewer.personId === submission.writerId || isEditorOf(viewer, submission);
}

/**
 * Whether a viewer is one of the editors towards a submission. Whoever wrote it is not, also where they are an owner or
 * editor there: nobody decides about their own story, or reads what the others say among themselves of it.
 */
export function isEditorOf(viewer: Viewer | null, { writerId, publicationId }: Between): viewer is Viewer {
  return viewer !== null && viewer.personId !== writerId && hasRight(viewer, publicationId, 'decide submissions');
}

/** Editors read what was suggested for a story while it is with them, and no longer. */
export function canReadSubmitted(viewer: Viewer | null, submission: Between & Pick<Submission, 'status'>): boolean {
  return canSeeSubmission(viewer, submission) && isOpenStatus(submission.status);
}

type Placed = Pick<Story, 'state' | 'publicationId'>;

/** A draft that a publication accepted, and that is not published yet: there or anywhere. */
function isAcceptedDraft({ status, publicationId }: Submission, story: Placed): boolean {
  const isFree = story.publicationId === null || story.publicationId === publicationId;
  return status === 'ACCEPTED' && story.state === 'draft' && isFree;
}

/** Editors read what is with them, and a draft that they accepted until it is published; then they read it as everybody. */
export function canReadSubmittedNow(viewer: Viewer | null, submission: Submission, story: Placed): boolean {
  const isAccepted = canSeeSubmission(viewer, submission) && isAcceptedDraft(submission, story);
  return isAccepted || canReadSubmitted(viewer, submission);
}

/** Editors change a draft that they accepted; once it is published they change it there (rule 63). */
export function mayEditAccepted(viewer: Viewer | null, submission: Submission, story: Placed): boolean {
  return isEditorOf(viewer, submission) && !viewer.isSuspended && isAcceptedDraft(submission, story);
}

const WRITERS_OWN: ReadonlySet<SubmissionAction> = new Set(['submit', 'resubmit', 'withdraw', 'remove']);

/** As whom a viewer does something to a submission that they see; undefined where it is not theirs to do. */
export function roleFor(viewer: Viewer, submission: Between, action: SubmissionAction): SubmissionRole | undefined {
  if (viewer.isSuspended) return undefined;
  if (WRITERS_OWN.has(action)) return viewer.personId === submission.writerId ? 'writer' : undefined;
  return isEditorOf(viewer, submission) ? 'editor' : undefined;
}
