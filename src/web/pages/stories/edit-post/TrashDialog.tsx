import { useState } from 'react';
import { editPostMessages as messages } from '#shared/messages/edit-post.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useMutation } from '#web/app/graph/use-mutation.ts';
import { Button } from '#web/design/Button.tsx';
import type { Autosave } from '#web/features/stories/drafts/autosave.ts';
import { movedToTrashToast, restoredToast } from '#web/features/stories/publishing/story-toasts.ts';
import { explainFailure } from '#web/features/stories/publishing/use-told-change.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import { DeletePostMutationDocument } from '#web/generated/DeletePostMutation.ts';
import { UndeletePostMutationDocument } from '#web/generated/UndeletePostMutation.ts';

type TrashDialogProps = {
  readonly postId: string;
  readonly autosave: Autosave;
  readonly onClosed: () => void;
  readonly onLeave: (path: string) => void;
};

/** Asks, moves the story to the trash with all that is written, and offers to undo it. */
export function TrashDialog({ postId, autosave, onClosed, onLeave }: TrashDialogProps) {
  const [remove, { isRunning }] = useMutation(DeletePostMutationDocument);
  const [restore] = useMutation(UndeletePostMutationDocument);
  const [problem, setProblem] = useState<string>();
  const { title } = autosave.value();
  const undo = async () => {
    const { data } = await restore({ targetPostId: postId });
    if (data?.undeletePost.__typename === 'Post') await showToast(restoredToast(title));
  };
  const confirm = async (close: () => void) => {
    if (isRunning) return;
    await autosave.flush();
    const { data, error } = await remove({ targetPostId: postId });
    const answer = data?.deletePost;
    if (answer?.__typename !== 'Post') return setProblem(answer?.message ?? explainFailure(error));
    close();
    await showToast(movedToTrashToast(title, () => void undo()));
    onLeave(buildPath('ShowYourStoriesFiltered', { filterBy: 'drafts' }));
  };
  return (
    <Dialog title={messages.moveToTrash} onClosed={onClosed}>
      {(close) => (
        <>
          <p>{messages.trashText}</p>
          <p role="alert">{problem}</p>
          <Button aria-disabled={isRunning} onClick={() => void confirm(close)}>
            {messages.moveToTrash}
          </Button>
        </>
      )}
    </Dialog>
  );
}
