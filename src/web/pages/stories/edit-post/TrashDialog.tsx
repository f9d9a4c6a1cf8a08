import { editPostMessages as messages } from '#shared/messages/edit-post.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import type { Autosave } from '#web/features/stories/drafts/autosave.ts';
import { movedToTrashToast, restoredToast } from '#web/features/stories/publishing/story-toasts.ts';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { Form, FormText } from '#web/parts/form/Form.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
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
  const change = useChange(DeletePostMutationDocument, { says: 'here' });
  const { run: restore } = useChange(UndeletePostMutationDocument, { says: 'toast' });
  const told = { id: postId, title: autosave.value().title };
  const undo = async () => {
    if ((await restore({ targetPostId: postId })) !== undefined) await showToast(restoredToast(told));
  };
  const confirm = async (close: () => void) => {
    await autosave.flush();
    if ((await change.run({ targetPostId: postId })) === undefined) return;
    close();
    await showToast(movedToTrashToast(told, () => void undo()));
    onLeave(buildPath('ShowYourStoriesFiltered', { filterBy: 'drafts' }));
  };
  return (
    <Dialog title={messages.moveToTrash} onClosed={onClosed}>
      {(close) => (
        <Form
          close={close}
          change={change}
          submitLabel={messages.moveToTrash}
          isDanger
          onSubmit={() => void confirm(close)}
        >
          <FormText>{messages.trashText}</FormText>
        </Form>
      )}
    </Dialog>
  );
}
