import { use, useState } from 'react';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { FollowCatalogDocument } from '#web/generated/FollowCatalog.ts';
import { UnfollowCatalogDocument } from '#web/generated/UnfollowCatalog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { sendChange } from '#web/app/graph/send-change.ts';

/** Saves a list and leaves it: at once, and back with a sentence where it was refused. */
export function useFollowList(catalog: { readonly id: string }, isFollowing: boolean) {
  const graph = use(GraphContext);
  const [assumed, setAssumed] = useState<boolean>();
  const turn = async (isWanted: boolean): Promise<void> => {
    setAssumed(isWanted);
    const variables = { targetCatalogId: catalog.id };
    const { failure } = isWanted
      ? await sendChange(graph, FollowCatalogDocument, variables)
      : await sendChange(graph, UnfollowCatalogDocument, variables);
    // From here on the answer says what is so.
    setAssumed(undefined);
    if (failure !== undefined) {
      void showToast({ message: failure.message, tone: 'danger' });
      return;
    }
    void showToast(
      isWanted
        ? {
            message: messages.followed,
            toastStyle: 'FOLLOW_CATALOG',
            about: `list:${catalog.id}`,
            action: { label: messages.viewSaved, run: () => location.assign(buildPath('ShowSavedCatalogs')) },
            testId: 'list-followed',
          }
        : {
            message: messages.unfollowed,
            toastStyle: 'FOLLOW_CATALOG',
            about: `list:${catalog.id}`,
            action: { label: messages.undo, run: () => void turn(true) },
            testId: 'list-unfollowed',
          },
    );
  };
  return { isFollowing: assumed ?? isFollowing, turn };
}
