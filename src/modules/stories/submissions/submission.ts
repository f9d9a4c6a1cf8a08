import type { DeclineReason, SubmissionStatus } from '#shared/submissions/submission-machine.ts';
import type { Columns } from '#modules/ground/column-list.ts';
import type { Refusal } from '#modules/ground/story-outcome.ts';
import type { SubmissionKind } from './submissions.tables.ts';

/** A story that somebody submitted to a publication. */
export type Submission = {
  readonly id: string;
  readonly storyId: string;
  readonly publicationId: string;
  readonly writerId: string;
  readonly kind: SubmissionKind;
  readonly status: SubmissionStatus;
  readonly title: string;
  readonly isGuest: boolean;
  readonly editorCut: number;
  readonly baseRevision: number;
  readonly previousId: string | null;
  readonly assigneeId: string | null;
  /** `2026-12-01`. */
  readonly dueOn: string | null;
  readonly declineReason: DeclineReason | null;
  readonly createdAt: Date;
  readonly actedAt: Date;
  readonly answeredAt: Date | null;
  readonly decidedAt: Date | null;
  readonly nudgedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly placedAt: Date | null;
};

export const submissionColumns: Columns<Submission> = {
  id: 'id',
  storyId: 'story_id',
  publicationId: 'publication_id',
  writerId: 'writer_id',
  kind: 'kind',
  status: 'status',
  title: 'title',
  isGuest: 'is_guest',
  editorCut: 'editor_cut',
  baseRevision: 'base_revision',
  previousId: 'previous_id',
  assigneeId: 'assignee_id',
  dueOn: 'due_on',
  declineReason: 'decline_reason',
  createdAt: 'created_at',
  actedAt: 'acted_at',
  answeredAt: 'answered_at',
  decidedAt: 'decided_at',
  nudgedAt: 'nudged_at',
  remindedAt: 'reminded_at',
  placedAt: 'placed_at',
};

/** What a change to a submission comes to: the one that is to be read anew, or why nothing was changed. */
export type SubmissionOutcome =
  | { readonly type: 'Submission'; readonly submissionId: string }
  | Refusal<'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'RateLimited' | 'PublishingRestrictedBannedLinks'>;

export function changedSubmission(submissionId: string) {
  return { type: 'Submission', submissionId } as const;
}
