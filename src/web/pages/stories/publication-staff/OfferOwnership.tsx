import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { FormPoints } from '#web/parts/form/Form.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { OfferCollectionOwnershipDocument } from '#web/generated/OfferCollectionOwnership.ts';
import type { MemberProps } from './MemberRow.tsx';

/** Asks the owner whether they mean to hand the publication over to an editor (rule 58). */
export function OfferOwnership({
  publication,
  member,
  dialog,
  onOffered,
}: Pick<MemberProps, 'publication' | 'member' | 'onOffered'> & { readonly dialog: ResumedDialog }) {
  const { id: collectionId, name } = publication;
  const { id: userId, name: who } = member.user;
  const change = useChange(OfferCollectionOwnershipDocument);
  const offer = async () => {
    const done = await change.run({ collectionId, userId });
    if (done === undefined) return done;
    onOffered();
    void showToast({ message: formatMessage(messages.offered, { who }), testId: 'ownership-offered' });
    return done;
  };
  return (
    <ConfirmChange
      dialog={dialog}
      title={formatMessage(messages.offerTitle, { name, who })}
      submitLabel={messages.offerSend}
      change={change}
      onConfirm={offer}
      wantsStepUp
    >
      <FormPoints points={messages.offerPoints} />
    </ConfirmChange>
  );
}
