import { isOpenStatus, type SubmissionAction, type SubmissionRole } from '#shared/submissions/submission-machine.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { hasRight } from '#modules/ground/acting.ts';
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

/** Editors read a story while it is with them, and no longer. */
export function canReadSubmitted(viewer: Viewer | null, submission: Between & Pick<Submission, 'status'>): boolean {
  return canSeeSubmission(viewer, submission) && isOpenStatus(submission.status);
}

const WRITERS_OWN: ReadonlySet<SubmissionAction> = new Set(['submit', 'resubmit', 'withdraw', 'remove']);

/** As whom a viewer does something to a submission that they see; undefined where it is not theirs to do. */
export function roleFor(viewer: Viewer, submission: Between, action: SubmissionAction): SubmissionRole | undefined {
  if (viewer.isSuspended) return undefined;
  if (WRITERS_OWN.has(action)) return viewer.personId === submission.writerId ? 'writer' : undefined;
  return isEditorOf(viewer, submission) ? 'editor' : undefined;
}
