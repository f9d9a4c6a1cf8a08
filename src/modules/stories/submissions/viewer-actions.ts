import { REMIND_AFTER_DAYS, REOPEN_WITHIN_DAYS } from '#shared/submissions/submission-limits.ts';
import { stepsOf, waitsForEditors } from '#shared/submissions/submission-machine.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { Submission } from './submission.ts';
import { roleFor } from './submissions.policy.ts';

const WORDS = {
  OPEN: 'open',
  TAKE: 'take',
  REQUEST_CHANGES: 'requestChanges',
  ACCEPT: 'accept',
  DECLINE: 'decline',
  REOPEN: 'reopen',
  RESUBMIT: 'resubmit',
  WITHDRAW: 'withdraw',
} as const;
type ViewerAction = keyof typeof WORDS | 'NUDGE';
const DAY = 86_400_000;

/** From when its writer may remind the editors (rule 64); null for others, and while nothing waits or they did already. Pure. */
export function nudgeableAt(viewer: Viewer | null, submission: Submission): Date | null {
  const { status, nudgedAt, actedAt, writerId } = submission;
  const isTheirs = viewer?.personId === writerId && !viewer.isSuspended;
  if (!isTheirs || nudgedAt !== null || !waitsForEditors(status)) return null;
  return new Date(actedAt.getTime() + REMIND_AFTER_DAYS * DAY);
}

/** What a viewer may do to a submission now, by the same table that the commands ask; for the buttons of a page. Pure. */
export function viewerActions(viewer: Viewer | null, submission: Submission, now: Date): readonly ViewerAction[] {
  if (viewer === null) return [];
  const { status, placedAt, decidedAt } = submission;
  const isOld = (since: Date | null, days: number) => now.getTime() - (since?.getTime() ?? 0) >= days * DAY;
  const names = Object.keys(WORDS).filter((name): name is keyof typeof WORDS => Object.hasOwn(WORDS, name));
  const moves = names.filter((name) => {
    const isLeaving = name === 'WITHDRAW' && status === 'ACCEPTED';
    if (isLeaving && placedAt !== null) return false;
    if (name === 'REOPEN' && isOld(decidedAt, REOPEN_WITHIN_DAYS)) return false;
    const action = isLeaving ? 'remove' : WORDS[name];
    const role = roleFor(viewer, submission, action);
    return role !== undefined && stepsOf(status, action, role) !== undefined;
  });
  const since = nudgeableAt(viewer, submission);
  return since !== null && since <= now ? [...moves, 'NUDGE'] : moves;
}
