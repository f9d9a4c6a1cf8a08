import { useEffect, useRef, useState } from 'react';
import { defaultDesign, type DesignOwner } from '#shared/design/design.ts';
import { designEditorMessages as messages } from '#shared/messages/design.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote, Notice } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import type { DesignEditingState } from './use-design-editing.ts';
import styles from './DesignActions.module.css';

type DesignActionsProps = {
  readonly editing: DesignEditingState;
  readonly kind: DesignOwner;
  /** Of the address: `publish` and `discard` are made ready, and never done by a link alone. */
  readonly action: string | null;
};

/** Whether the draft is saved and seen, and what can be done with it. */
export function DesignActions({ editing, kind, action }: DesignActionsProps) {
  const { edit, fault, isLive, isSaving, isSaved } = editing;
  const [isPublishing, setIsPublishing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const discard = useDialog();
  const restore = useDialog();
  useEffect(() => {
    if (action === 'publish') box.current?.querySelector('button')?.focus();
    if (action === 'discard') discard.open();
    // What the address asks is done once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useUndoKeys(editing);
  const publish = async () => {
    setIsPublishing(true);
    const done = await editing.publish();
    setIsPublishing(false);
    if (done !== undefined) void showToast({ message: messages.isPublished, duration: 4_000 });
  };
  const saved = isLive ? messages.published : messages.unpublished;
  const state = isSaving || !isSaved ? messages.saving : saved;
  const progress = { isRunning: false, error: fault?.message };
  return (
    <div className={styles.actions} ref={box}>
      <Button disabled={isPublishing || isLive || fault?.isConflict === true} onClick={() => void publish()}>
        {messages.publish}
      </Button>
      <output className={styles.state}>{fault === undefined && state}</output>
      {fault !== undefined && <ErrorNote role="alert">{fault.message}</ErrorNote>}
      {fault?.isConflict === true && (
        <ButtonRow>
          <Button look="outlined" size="small" onClick={editing.takeTheirs}>
            {messages.takeTheirs}
          </Button>
          <Button look="outlined" size="small" onClick={editing.keepMine}>
            {messages.keepMine}
          </Button>
        </ButtonRow>
      )}
      {fault !== undefined && !fault.isConflict && !isSaved && (
        <Notice>
          {messages.notSaved}
          <Button look="outlined" size="small" onClick={() => void editing.save()}>
            {messages.saveAgain}
          </Button>
        </Notice>
      )}
      <div className={styles.more}>
        <Button look="plain" size="small" disabled={editing.undo === undefined} onClick={editing.undo}>
          {messages.undo}
        </Button>
        <Button look="plain" size="small" disabled={editing.redo === undefined} onClick={editing.redo}>
          {messages.redo}
        </Button>
        <Button look="plain" size="small" disabled={isLive} onClick={discard.open}>
          {messages.discard}
        </Button>
        <Button look="plain" size="small" onClick={() => editing.change(defaultDesign(kind))}>
          {messages.reset}
        </Button>
        {edit.canRestore && (
          <Button look="plain" size="small" onClick={restore.open}>
            {messages.restore}
          </Button>
        )}
      </div>
      <ConfirmDialog
        dialog={discard}
        title={messages.discardTitle}
        submitLabel={messages.discard}
        change={progress}
        onConfirm={editing.discard}
        isDanger
      >
        {messages.discardText}
      </ConfirmDialog>
      <ConfirmDialog
        dialog={restore}
        title={messages.restoreTitle}
        submitLabel={messages.restore}
        change={progress}
        onConfirm={editing.restore}
      >
        {messages.restoreText}
      </ConfirmDialog>
    </div>
  );
}
