import { isOpenStatus, type SubmissionAction, type SubmissionRole } from '#shared/submissions/submission-machine.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { hasRight } from '#modules/ground/acting.ts';
import type { Submission } from './submission.ts';

type Between = Pick<Submission, 'writerId' | 'publicationId'>;

/** A submission is known to whoever wrote it and to the publication's owner and editors, and to nobody else. */
export function canSeeSubmission(viewer: Viewer | null, submission: Between): viewer is Viewer {
  if (viewer === null) return false;
  return viewer.personId === submission.writerId || hasRight(viewer, submission.publicationId, 'decide submissions');
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
  return hasRight(viewer, submission.publicationId, 'decide submissions') ? 'editor' : undefined;
}
