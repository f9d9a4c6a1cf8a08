import { useState } from 'react';
import { PinPostDocument } from '#web/generated/PinPost.ts';
import { UnpinPostDocument } from '#web/generated/UnpinPost.ts';
import { type DialogState, useDialog } from '#web/parts/dialog/use-dialog.ts';
import { genericErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { useChange } from '#web/app/graph/use-change.ts';

export type Pin = {
  /** Undefined where nothing was changed, which a toast says; where the profile is full the dialog opens. */
  readonly set: (isPinned: boolean) => Promise<unknown>;
  /** The same, said in the dialog. */
  readonly replaceOldest: () => Promise<unknown>;
  readonly dialog: DialogState;
  readonly change: { readonly isRunning: boolean; readonly error: string | undefined; readonly mustStepUp: false };
};

/** Pins a story to the viewer's profile (WRITE-10): a full one asks whether the oldest gives way. */
export function usePin(targetPostId: string): Pin {
  const { send: pin, isRunning } = useChange(PinPostDocument, { says: 'here' });
  const unpin = useChange(UnpinPostDocument, { says: 'toast' });
  const dialog = useDialog();
  const [error, setError] = useState<string>();
  return {
    dialog,
    change: { isRunning, error, mustStepUp: false },
    async set(isPinned) {
      setError(undefined);
      if (!isPinned) return await unpin.run({ targetPostId });
      const { done, failure } = await pin({ targetPostId, replaceOldest: false });
      if (failure === undefined) return done;
      if (failure.refusal?.__typename === 'MaxPinnedStoriesReached') return void dialog.open();
      return void showToast(genericErrorToast(failure.message));
    },
    async replaceOldest() {
      const { done, failure } = await pin({ targetPostId, replaceOldest: true });
      setError(failure?.message);
      return done;
    },
  };
}
