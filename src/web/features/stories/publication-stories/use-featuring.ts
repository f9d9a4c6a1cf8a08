import { useState } from 'react';
import { buildPath } from '#shared/routes/build-path.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { genericErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { type DialogState, useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { FeatureManagedPostDocument } from '#web/generated/FeatureManagedPost.ts';
import { UnfeatureManagedPostDocument } from '#web/generated/UnfeatureManagedPost.ts';
import { featureToast } from './featured-toasts.ts';

export type Featuring = {
  readonly isBusy: boolean;
  /** A toast says what came of it; where ten are featured already the dialog opens. */
  readonly set: (isFeatured: boolean) => Promise<void>;
  /** The same in the place of the last one, said in the dialog. */
  readonly replaceLast: () => Promise<unknown>;
  readonly dialog: DialogState;
  readonly change: { readonly isRunning: boolean; readonly error: string | undefined };
};

type Told = { readonly id: string; readonly title: string };
type Publication = { readonly slug: string; readonly name: string };

/** Features a story in its publication, or no longer (rule 18). */
export function useFeaturing(story: Told, publication: Publication, onDone?: () => void): Featuring {
  const targetPostId = story.id;
  const { navigate } = useRoute();
  const feature = useChange(FeatureManagedPostDocument, { says: 'here' });
  const unfeature = useChange(UnfeatureManagedPostDocument, { says: 'toast' });
  const dialog = useDialog();
  const [error, setError] = useState<string>();
  const tell = (isFeatured: boolean) => {
    onDone?.();
    const all = buildPath('ManageCollectionFeaturedStories', { collectionSlug: publication.slug });
    void showToast(featureToast(story, publication, isFeatured, () => void navigate(all)));
  };
  return {
    isBusy: feature.isRunning || unfeature.isRunning,
    dialog,
    change: { isRunning: feature.isRunning, error },
    async set(isFeatured) {
      setError(undefined);
      if (!isFeatured) {
        if ((await unfeature.run({ targetPostId })) !== undefined) tell(false);
        return;
      }
      const { failure } = await feature.send({ targetPostId, replaceOldest: false });
      if (failure === undefined) tell(true);
      else if (failure.refusal?.__typename === 'MaxPinnedStoriesReached') dialog.open();
      else void showToast(genericErrorToast(failure.message));
    },
    async replaceLast() {
      const { done, failure } = await feature.send({ targetPostId, replaceOldest: true });
      setError(failure?.message);
      if (done !== undefined) tell(true);
      return done;
    },
  };
}
