import { formatMessage } from '#shared/messages/format-message.ts';
import { storySettingsMessages as messages, yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { FormPoints } from '#web/parts/form/Form.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { StorySettings } from '#web/generated/fragments.ts';
import { UnpublishPostDocument } from '#web/generated/UnpublishPost.ts';

/** Makes a published story a draft again. */
export function UnpublishRow({ story }: { readonly story: StorySettings }) {
  const dialog = useDialog();
  const change = useChange(UnpublishPostDocument);
  const confirm = async () => {
    const done = await change.run({ targetPostId: story.id });
    if (done === undefined) return undefined;
    const title = story.title || yourStoriesMessages.untitled;
    void showToast({ message: formatMessage(messages.unpublished, { title }), testId: 'post-unpublished' });
    return done;
  };
  return (
    <Row
      title={messages.unpublishTitle}
      text={messages.unpublishText}
      actions={
        <Button look="outlined" size="small" onClick={dialog.open}>
          {messages.unpublishAction}
        </Button>
      }
    >
      <ConfirmDialog
        dialog={dialog}
        title={messages.unpublishDialogTitle}
        submitLabel={messages.unpublishAction}
        change={change}
        onConfirm={confirm}
      >
        <FormPoints points={messages.unpublishPoints} />
      </ConfirmDialog>
    </Row>
  );
}
