import { useState } from 'react';
import { versionMessages as messages } from '#shared/messages/edit-post.ts';
import { useChange } from '#web/app/graph/use-change.ts';
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
  const { send, isRunning } = useChange(RevertDraftDocument, { says: 'here' });
  const [problem, setProblem] = useState<string>();
  const restore = async (baseRev: number | undefined) => {
    if (isRunning) return undefined;
    setProblem(baseRev === undefined ? messages.unsaved : undefined);
    if (baseRev === undefined) return undefined;
    const { done, failure } = await send({ postId, versionId, baseRev });
    if (failure === undefined) return done.rev;
    setProblem(failure.refusal?.__typename === 'Conflict' ? messages.conflict : failure.message);
    return undefined;
  };
  return { restore, isRunning, problem };
}
