import { storySettingsMessages as messages, yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { yourStoriesPath } from '#shared/routes/account-links.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { Button } from '#web/design/Button.tsx';
import { movedToTrashToast, restoredToast } from '#web/features/stories/publishing/story-toasts.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { FormPoints } from '#web/parts/form/Form.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { StorySettings } from '#web/generated/fragments.ts';
import { DeletePostMutationDocument } from '#web/generated/DeletePostMutation.ts';
import { UndeletePostMutationDocument } from '#web/generated/UndeletePostMutation.ts';

type DeleteRowProps = { readonly story: StorySettings; readonly text: string };

/** Moves the story to the trash and goes to the deleted stories; the toast there takes it back, to its settings. */
export function DeleteRow({ story, text }: DeleteRowProps) {
  const { navigate, path } = useRoute();
  const dialog = useDialog();
  const change = useChange(DeletePostMutationDocument);
  const undelete = useChange(UndeletePostMutationDocument, { says: 'toast' });
  const { id: targetPostId, isPublished } = story;
  const undo = async () => {
    if ((await undelete.run({ targetPostId })) === undefined) return;
    void showToast(restoredToast(story));
    void navigate(path);
  };
  const confirm = async () => {
    const done = await change.run({ targetPostId });
    if (done === undefined) return undefined;
    void showToast(movedToTrashToast(story, () => void undo()));
    void navigate(yourStoriesPath('deleted'));
    return done;
  };
  return (
    <Row
      title={messages.deleteTitle}
      text={text}
      actions={
        <Button look="outlined" size="small" onClick={dialog.open}>
          {messages.deleteAction}
        </Button>
      }
    >
      <ConfirmDialog
        dialog={dialog}
        title={yourStoriesMessages.trashTitle}
        submitLabel={yourStoriesMessages.trashAction}
        change={change}
        onConfirm={confirm}
        isDanger
      >
        <FormPoints points={isPublished ? yourStoriesMessages.trashText : yourStoriesMessages.trashDraftText} />
      </ConfirmDialog>
    </Row>
  );
}
