import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { BlockUserDocument } from '#web/generated/BlockUser.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { PersonRef } from './person-ref.ts';
import { unblock } from './unblock.ts';
import { use } from 'react';
import { GraphContext } from '#web/app/graph/graph-context.ts';

type BlockDialogProps = { readonly person: PersonRef; readonly onClosed: () => void };

/** Says what blocking somebody does before it is done (rule 31). */
export function BlockDialog({ person, onClosed }: BlockDialogProps) {
  const graph = use(GraphContext);
  const change = useChange(BlockUserDocument);
  const { id, name } = person;
  const block = async () => {
    const done = await change.run({ targetUserId: id });
    if (done === undefined) return undefined;
    void showToast({
      message: formatMessage(messages.blocked, { name }),
      action: { label: messages.undo, run: () => void unblock(graph, person) },
      about: `block:${id}`,
      testId: 'blocked',
    });
    return done;
  };
  return (
    <ConfirmDialog
      dialog={{ isOpen: true, open: () => undefined, closed: onClosed }}
      title={formatMessage(messages.blockTitle, { name })}
      submitLabel={formatMessage(messages.block, { name })}
      isDanger
      change={change}
      onConfirm={block}
    >
      {formatMessage(messages.blockConsequences, { name })}
    </ConfirmDialog>
  );
}
