import { useState } from 'react';
import { useMutation } from '#web/app/graph/use-mutation.ts';
import { PinPostDocument } from '#web/generated/PinPost.ts';
import { UnpinPostDocument } from '#web/generated/UnpinPost.ts';
import { type DialogState, useDialog } from '#web/parts/dialog/use-dialog.ts';
import { genericErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { showToast } from '#web/features/ground/toasts/show-toast.ts';
import { explainFailure, useToldChange } from './use-told-change.ts';

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
  const [pin, { isRunning }] = useMutation(PinPostDocument);
  const unpin = useToldChange(UnpinPostDocument);
  const dialog = useDialog();
  const [error, setError] = useState<string>();
  const ask = async (replaceOldest: boolean) => {
    const { data, error: thrown } = await pin({ targetPostId, replaceOldest });
    return data?.pinPost ?? { __typename: 'Failure' as const, message: explainFailure(thrown) };
  };
  return {
    dialog,
    change: { isRunning, error, mustStepUp: false },
    async set(isPinned) {
      setError(undefined);
      if (!isPinned) return await unpin.run({ targetPostId });
      const answer = await ask(false);
      if (answer.__typename === 'Post') return answer;
      if (answer.__typename === 'MaxPinnedStoriesReached') return void dialog.open();
      return void showToast(genericErrorToast(answer.message));
    },
    async replaceOldest() {
      const answer = await ask(true);
      if (answer.__typename === 'Post') return answer;
      setError(answer.message);
      return undefined;
    },
  };
}
