import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { OwnStoryChanges } from '#web/features/stories/publishing/OwnStoryDialogs.tsx';
import { movedToTrashToast, pinToast, restoredToast } from '#web/features/stories/publishing/story-toasts.ts';
import { usePin } from '#web/features/stories/publishing/use-pin.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { DeletePostMutationDocument } from '#web/generated/DeletePostMutation.ts';
import { UndeletePostMutationDocument } from '#web/generated/UndeletePostMutation.ts';
import { UnschedulePostDocument } from '#web/generated/UnschedulePost.ts';
import { storyFilters } from '#web/features/stories/your-stories/story-filter.ts';
import { undeletedPath } from './undelete-parameters.ts';
import type { YourPostRowProps } from './YourPostRow.tsx';

/** What a row can do; each says in a toast what was done, or why it was not. */
export type RowChanges = OwnStoryChanges & {
  readonly isBusy: boolean;
  readonly restore: () => Promise<void>;
  readonly unschedule: () => Promise<void>;
  readonly togglePin: () => Promise<void>;
};

export function useRowChanges({ item, onLeave, onBack }: YourPostRowProps): RowChanges {
  const { post, title } = item;
  const targetPostId = post.id;
  const told = { id: targetPostId, title };
  const trashDialog = useDialog();
  const trashChange = useChange(DeletePostMutationDocument);
  const undelete = useChange(UndeletePostMutationDocument, { says: 'toast' });
  const unscheduling = useChange(UnschedulePostDocument, { says: 'toast' });
  const pin = usePin(targetPostId);

  const comeBack = async () => {
    if ((await undelete.run({ targetPostId })) === undefined) return;
    onBack();
    void showToast(restoredToast(told));
  };
  return {
    isBusy: undelete.isRunning,
    trashDialog,
    trashChange,
    async trash() {
      const done = await trashChange.run({ targetPostId });
      if (done === undefined) return undefined;
      onLeave();
      void showToast(movedToTrashToast(told, () => void comeBack()));
      return done;
    },
    async restore() {
      const done = await undelete.run({ targetPostId });
      if (done === undefined) return;
      const tab = storyFilters.find(({ filter }) => filter === done.settings?.filter) ?? storyFilters[0];
      // A page of its own says where it went, with an Undo.
      location.assign(undeletedPath({ postId: targetPostId, title, tab }));
    },
    async unschedule() {
      if ((await unscheduling.run({ targetPostId })) === undefined) return;
      onLeave();
      void showToast({ message: formatMessage(messages.unscheduledToast, { title: title || messages.untitled }) });
    },
    async togglePin() {
      const isPinned = post.settings?.isPinned === true;
      if ((await pin.set(!isPinned)) !== undefined) void showToast(pinToast(told, !isPinned));
    },
    async replacePin() {
      const done = await pin.replaceOldest();
      if (done !== undefined) void showToast(pinToast(told, true));
      return done;
    },
    pin,
  };
}
