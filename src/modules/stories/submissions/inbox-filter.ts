import type { SubmissionStatus } from '#shared/submissions/submission-machine.ts';
import type { InboxFilter } from './read-inbox.ts';

type Asked = {
  readonly status?: SubmissionStatus | 'APPROVED' | null;
  readonly isAnyStatus?: boolean | null;
  readonly isPending?: boolean | null;
  readonly isGuest?: boolean | null;
  readonly assigneeId?: string | null;
  readonly isUnassigned?: boolean | null;
  readonly isUndated?: boolean | null;
};

/** What of an inbox the graph is asked for. */
export function inboxFilterOf(asked: Asked | null | undefined): InboxFilter {
  const status = asked?.isAnyStatus === true ? 'ALL' : asked?.isPending === true ? 'PENDING' : asked?.status;
  return {
    // What `statusForCollection` alone says stands for no submission.
    status: status === undefined || status === null || status === 'APPROVED' ? null : status,
    isGuest: asked?.isGuest ?? null,
    assignee: asked?.isUnassigned === true ? 'nobody' : asked?.assigneeId ? { id: asked.assigneeId } : null,
    isUndated: asked?.isUndated === true,
  };
}
