import { use, useState } from 'react';
import { libraryMessages as messages } from '#shared/messages/library.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Button } from '#web/design/Button.tsx';
import { sendChange } from '#web/app/graph/send-change.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ClearReadingHistoryDocument } from '#web/generated/ClearReadingHistory.ts';
import { UpdateViewerPreferencesMutationDocument } from '#web/generated/UpdateViewerPreferencesMutation.ts';
import styles from './HistoryTools.module.css';

type HistoryToolsProps = {
  readonly userId: string;
  readonly isPaused: boolean;
  readonly canClear: boolean;
  readonly onCleared: () => void;
};

/** Pauses the history, goes on with it, and clears it. */
export function HistoryTools({ userId, isPaused: wasPaused, canClear, onCleared }: HistoryToolsProps) {
  const graph = use(GraphContext);
  const [isPaused, setIsPaused] = useState(wasPaused);
  const dialog = useDialog();
  const clearing = useChange(ClearReadingHistoryDocument);
  const turn = async (isWanted: boolean) => {
    setIsPaused(isWanted);
    const preferences = [{ name: 'READING_HISTORY_PAUSED', booleanValue: isWanted }];
    const { failure } = await sendChange(graph, UpdateViewerPreferencesMutationDocument, { userId, preferences });
    if (failure === undefined) return;
    setIsPaused(!isWanted);
    void showToast({ message: failure.message, tone: 'danger' });
  };
  const clear = async () => {
    const done = await clearing.run({});
    if (done === undefined) return undefined;
    onCleared();
    void showToast({ message: messages.cleared, testId: 'history-cleared' });
    return done;
  };
  return (
    <div className={styles.tools}>
      <output className={styles.text}>{isPaused ? messages.historyPaused : messages.historyText}</output>
      <span className={styles.buttons}>
        <Button look="outlined" size="small" onClick={() => void turn(!isPaused)}>
          {isPaused ? messages.resumeHistory : messages.pause}
        </Button>
        {canClear && (
          <Button look="plain" size="small" onClick={dialog.open}>
            {messages.clear}
          </Button>
        )}
      </span>
      <ConfirmDialog
        dialog={dialog}
        title={messages.clearTitle}
        submitLabel={messages.clear}
        isDanger
        change={clearing}
        onConfirm={clear}
      >
        {messages.clearText}
      </ConfirmDialog>
    </div>
  );
}
