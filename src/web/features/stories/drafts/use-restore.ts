import { useState } from 'react';
import { versionMessages as messages } from '#shared/messages/edit-post.ts';
import { useMutation } from '#web/app/graph/use-mutation.ts';
import { explainFailure } from '#web/features/stories/publishing/use-told-change.ts';
import { RevertDraftDocument } from '#web/generated/RevertDraft.ts';

export type Restore = {
  /** Brings the version back on top of a saved revision; the new revision, undefined where nothing was done. */
  readonly restore: (baseRev: number | undefined) => Promise<number | undefined>;
  readonly isRunning: boolean;
  /** Why nothing was done. */
  readonly problem: string | undefined;
};

/** Makes an old version the newest (WRITE-2). */
export function useRestore(postId: string, versionId: string): Restore {
  const [revert, { isRunning }] = useMutation(RevertDraftDocument);
  const [problem, setProblem] = useState<string>();
  const restore = async (baseRev: number | undefined) => {
    if (isRunning) return undefined;
    setProblem(baseRev === undefined ? messages.unsaved : undefined);
    if (baseRev === undefined) return undefined;
    const { data, error } = await revert({ postId, versionId, baseRev });
    const answer = data?.revertDraft;
    if (answer?.__typename === 'DraftSaved') return answer.rev;
    if (answer?.__typename === 'Conflict') setProblem(messages.conflict);
    else setProblem(answer?.message ?? explainFailure(error));
    return undefined;
  };
  return { restore, isRunning, problem };
}
