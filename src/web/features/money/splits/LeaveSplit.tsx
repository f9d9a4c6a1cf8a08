import { formatMessage } from '#shared/messages/format-message.ts';
import { splitMessages as messages } from '#shared/messages/splits.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import type { StorySplitsFields } from '#web/generated/fragments.ts';
import { LeaveStorySplitDocument } from '#web/generated/LeaveStorySplit.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { percentOf } from './SplitShares.tsx';

type LeaveSplitProps = { readonly splits: StorySplitsFields; readonly viewerId: string | undefined };

/** Gives one's share back, after a question that says from when on, and to whom. */
export function LeaveSplit({ splits, viewerId }: LeaveSplitProps) {
  const { id: postId, standing, creator } = splits;
  const dialog = useDialog();
  const change = useChange(LeaveStorySplitDocument);
  const title = splits.title || messages.untitled;
  const leave = async () => {
    const done = await change.run({ postId });
    if (done === undefined) return undefined;
    void showToast({ message: messages.left });
    return done;
  };
  return (
    <>
      <Button
        look="outlined"
        size="small"
        aria-label={formatMessage(messages.leaveNamed, { title })}
        onClick={dialog.open}
      >
        {messages.leave}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={messages.leaveTitle}
        submitLabel={messages.leave}
        change={change}
        onConfirm={leave}
        isDanger
      >
        {formatMessage(messages.leaveText, {
          percent: percentOf(standing, viewerId),
          name: creator?.name ?? messages.closedAccount,
        })}
      </ConfirmDialog>
    </>
  );
}
