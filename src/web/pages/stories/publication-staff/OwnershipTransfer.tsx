import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { useMoment } from '#web/features/ground/dates/use-moment.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { newestOnceClosed, useDialog } from '#web/parts/dialog/use-dialog.ts';
import { Prompt } from '#web/parts/frame/Prompt.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { AnswerCollectionOwnershipOfferDocument } from '#web/generated/AnswerCollectionOwnershipOffer.ts';
import { UndoCollectionTransferDocument } from '#web/generated/UndoCollectionTransfer.ts';
import { WithdrawCollectionOwnershipOfferDocument } from '#web/generated/WithdrawCollectionOwnershipOffer.ts';
import type { ManagedPublication, StaffTransfer } from '#web/generated/fragments.ts';

type TransferProps = {
  readonly publication: ManagedPublication;
  readonly transfer: StaffTransfer;
  /** Asks again who is what. */
  readonly onChanged: () => void;
};

/** With the other side, and until when. */
type StageProps = TransferProps & { readonly who: string; readonly date: string };

const overTitles = { RESTING: messages.restingTitle, ENDED: messages.endedTitle } as const;

/** Who owns a publication is about to change or has just changed: what that means, and what the viewer can do about it. */
export function OwnershipTransfer(props: TransferProps) {
  const { transfer, publication } = props;
  const date = useMoment()(transfer.endsAt);
  const who = transfer.user?.name ?? messages.someone;
  const stage = { ...props, who, date };
  switch (transfer.stage) {
    case 'WAITING':
      return <Waiting {...stage} />;
    case 'OFFERED':
      return <Offered {...stage} />;
    case 'UNDOABLE':
      return <Undoable {...stage} />;
    case 'RESTING':
    case 'ENDED':
      return (
        <Section title={formatMessage(overTitles[transfer.stage], { name: publication.name })} look="quiet">
          <p>{transfer.endedBecause}</p>
        </Section>
      );
    case 'SETTLING':
      return (
        <Section title={messages.settlingTitle}>
          <p>{formatMessage(messages.settlingText, { who, date, name: publication.name })}</p>
        </Section>
      );
  }
}

function Waiting({ publication, who, date, onChanged }: StageProps) {
  const { id: collectionId, name } = publication;
  const change = useChange(WithdrawCollectionOwnershipOfferDocument, { says: 'toast' });
  const withdraw = async () => {
    const { done } = await change.send({ collectionId });
    onChanged();
    if (done !== undefined) void showToast({ message: messages.withdrawn, testId: 'offer-withdrawn' });
  };
  return (
    <Section title={formatMessage(messages.waitingTitle, { who })}>
      <Prompt text={formatMessage(messages.waitingText, { name, date })}>
        <Button look="outlined" aria-busy={change.isRunning} onClick={() => void withdraw()}>
          {messages.withdraw}
        </Button>
      </Prompt>
    </Section>
  );
}

function Offered({ publication, transfer, who, date, onChanged }: StageProps) {
  const { id: collectionId, name } = publication;
  const acceptance = useChange(AnswerCollectionOwnershipOfferDocument);
  const dialog = newestOnceClosed(useDialog(), acceptance, onChanged);
  const refusal = useChange(AnswerCollectionOwnershipOfferDocument, { says: 'toast' });
  const answer = { collectionId, transferId: transfer.id };
  const accept = async () => {
    const done = await acceptance.run({ ...answer, accept: true });
    if (done === undefined) return done;
    onChanged();
    void showToast({ message: formatMessage(messages.accepted, { name }), testId: 'ownership-accepted' });
    return done;
  };
  const decline = async () => {
    const { done } = await refusal.send({ ...answer, accept: false });
    onChanged();
    if (done !== undefined) void showToast({ message: messages.declined, testId: 'ownership-declined' });
  };
  const text = transfer.isOwnerLeaving ? messages.leavingText : messages.yoursText;
  return (
    <Section title={formatMessage(messages.yoursTitle, { name })}>
      <Prompt text={formatMessage(text, { who, name, date })}>
        <Button onClick={dialog.open}>{messages.accept}</Button>
        <Button look="outlined" aria-busy={refusal.isRunning} onClick={() => void decline()}>
          {messages.decline}
        </Button>
      </Prompt>
      <ConfirmDialog
        dialog={dialog}
        title={formatMessage(messages.acceptTitle, { name })}
        submitLabel={messages.accept}
        change={acceptance}
        onConfirm={accept}
      >
        {formatMessage(messages.acceptText, { who })}
      </ConfirmDialog>
    </Section>
  );
}

function Undoable({ publication, who, date, onChanged }: StageProps) {
  const { id: collectionId, name } = publication;
  const change = useChange(UndoCollectionTransferDocument);
  const dialog = newestOnceClosed(useResumedDialog('undo-transfer'), change, onChanged);
  const undo = async () => {
    const done = await change.run({ collectionId });
    if (done === undefined) return done;
    onChanged();
    void showToast({ message: formatMessage(messages.undone, { name }), testId: 'transfer-undone' });
    return done;
  };
  return (
    <Section title={formatMessage(messages.undoTitle, { who, name })}>
      <Prompt text={formatMessage(messages.undoText, { date })}>
        <Button look="outlined" onClick={dialog.open}>
          {messages.undo}
        </Button>
      </Prompt>
      <ConfirmChange
        dialog={dialog}
        title={formatMessage(messages.undoAsk, { name })}
        submitLabel={messages.undo}
        change={change}
        onConfirm={undo}
        wantsStepUp
      >
        {formatMessage(messages.undoAskText, { who })}
      </ConfirmChange>
    </Section>
  );
}
