import { responseMessages } from '#shared/messages/responses.ts';
import { yourStoriesPath } from '#shared/routes/account-links.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { DeletePostMutationDocument } from '#web/generated/DeletePostMutation.ts';
import { OwnStoryQueryDocument } from '#web/generated/OwnStoryQuery.ts';
import { UndeletePostMutationDocument } from '#web/generated/UndeletePostMutation.ts';
import { UpdatePostSettingsDocument } from '#web/generated/UpdatePostSettings.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { movedToTrashToast, pinToast, restoredToast } from './story-toasts.ts';
import { usePin } from './use-pin.ts';

/** One's own story where one reads it: how it stands, and what can be done with it there. */
export function useOwnStory(postId: string) {
  const { navigate, path } = useRoute();
  const { data } = useQuery(OwnStoryQueryDocument, { variables: { postId } });
  const result = data?.postResult;
  const story = result?.__typename === 'Post' ? result : undefined;
  const { collection } = story ?? {};
  const role = data?.viewer?.publications.find(({ id }) => id === collection?.id)?.viewerEdge.viewerStaffRole;
  const told = { id: postId, title: story?.title ?? '' };
  const pin = usePin(postId);
  const settings = useChange(UpdatePostSettingsDocument, { says: 'toast', failed: responseMessages.notChanged });
  const trashChange = useChange(DeletePostMutationDocument);
  const undelete = useChange(UndeletePostMutationDocument, { says: 'toast' });
  const undo = async () => {
    if ((await undelete.run({ targetPostId: postId })) === undefined) return;
    void showToast(restoredToast(told));
    void navigate(path);
  };
  return {
    story,
    /** Where the viewer is an editor, and the story stands for everybody to find. */
    featuredIn:
      collection && (role === 'OWNER' || role === 'EDITOR') && story?.settings?.filter === 'PUBLIC' ? collection : null,
    pin,
    async togglePin() {
      const isPinned = story?.settings?.isPinned === true;
      if ((await pin.set(!isPinned)) !== undefined) void showToast(pinToast(told, !isPinned));
    },
    async replacePin() {
      const done = await pin.replaceOldest();
      if (done !== undefined) void showToast(pinToast(told, true));
      return done;
    },
    /** What stands there stays; opened again, it is open to whom it was before. */
    async turnDiscussion() {
      if (story === undefined) return;
      const isResponsesClosed = !story.isResponsesClosed;
      const responseLevel = story.responseLevel === 'OFF' ? 'EVERYONE' : story.responseLevel;
      if ((await settings.run({ input: { postId, isResponsesClosed, responseLevel } })) === undefined) return;
      const message = isResponsesClosed ? responseMessages.listClosed : responseMessages.listOpened;
      void showToast({ message, about: `discussion:${postId}`, testId: 'discussion-turned' });
    },
    trashDialog: useDialog(),
    trashChange,
    async trash() {
      const done = await trashChange.run({ targetPostId: postId });
      if (done === undefined) return undefined;
      void showToast(movedToTrashToast(told, () => void undo()));
      void navigate(yourStoriesPath('deleted'));
      return done;
    },
  };
}
