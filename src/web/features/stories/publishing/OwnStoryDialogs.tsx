import { formatMessage } from '#shared/messages/format-message.ts';
import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { MOST_PINNED_STORIES } from '#shared/story/publishing-limits.ts';
import type { Change } from '#web/app/graph/use-change.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import type { DialogState } from '#web/parts/dialog/use-dialog.ts';
import { FormPoints } from '#web/parts/form/Form.tsx';
import type { Pin } from './use-pin.ts';

type AnyChange = Pick<Change<object, never>, 'isRunning' | 'error' | 'mustStepUp'>;

export type OwnStoryChanges = {
  readonly trashDialog: DialogState;
  readonly trashChange: AnyChange;
  /** Answers undefined where nothing was changed. */
  readonly trash: () => Promise<unknown>;
  readonly pin: Pin;
  readonly replacePin: () => Promise<unknown>;
};

type OwnStoryDialogsProps = { readonly changes: OwnStoryChanges; readonly trashText: readonly string[] };

/**
 * What is asked before one's story goes to the trash, and where nothing more can be pinned, which names the limit and
 * offers to replace the oldest (rule 18).
 */
export function OwnStoryDialogs({ changes, trashText }: OwnStoryDialogsProps) {
  const { trashDialog, trashChange, trash, pin, replacePin } = changes;
  return (
    <>
      <ConfirmDialog
        dialog={trashDialog}
        title={messages.trashTitle}
        submitLabel={messages.trashAction}
        change={trashChange}
        onConfirm={trash}
        isDanger
      >
        <FormPoints points={trashText} />
      </ConfirmDialog>
      <ConfirmDialog
        dialog={pin.dialog}
        title={formatMessage(messages.pinFullTitle, { limit: MOST_PINNED_STORIES })}
        submitLabel={messages.pinReplace}
        change={pin.change}
        onConfirm={replacePin}
      >
        {messages.pinFullText}
      </ConfirmDialog>
    </>
  );
}
