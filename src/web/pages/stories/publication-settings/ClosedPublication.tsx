import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationClosingMessages as messages } from '#shared/messages/publication-closings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { useMoment } from '#web/features/ground/dates/use-moment.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Prompt } from '#web/parts/frame/Prompt.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { ManagedPublication, PublicationClosing } from '#web/generated/fragments.ts';
import { RestoreCollectionDocument } from '#web/generated/RestoreCollection.ts';
import { DeleteRow } from './CloseSettings.tsx';

type ClosedProps = {
  readonly publication: ManagedPublication;
  readonly closing: PublicationClosing;
  readonly onChanged: () => void;
};

/** All that its owner finds of the settings of an archived publication: how it stands, and the way back. */
export function ClosedPublication({ publication, closing, onChanged }: ClosedProps) {
  const { name } = publication;
  const say = useMoment();
  const { deleteAt, isOver } = closing;
  if (isOver) {
    return (
      <StackedPage title={messages.closedTitle}>
        <Section title={formatMessage(messages.goingNow, { name })} look="quiet">
          <p>{messages.goingText}</p>
        </Section>
      </StackedPage>
    );
  }
  return (
    <StackedPage title={messages.closedTitle}>
      {deleteAt === null ? (
        <>
          <Section title={formatMessage(messages.archivedNow, { name })} look="quiet">
            <Restore publication={publication} closing={closing} onChanged={onChanged} text={messages.archivedText} />
          </Section>
          <DeleteRow publication={publication} onClosed={onChanged} />
        </>
      ) : (
        <Section title={formatMessage(messages.deletingNow, { name })} look="quiet">
          <Restore
            publication={publication}
            closing={closing}
            onChanged={onChanged}
            text={formatMessage(messages.deletingText, { date: say(deleteAt) })}
          />
        </Section>
      )}
    </StackedPage>
  );
}

function Restore({ publication, closing, onChanged, text }: ClosedProps & { readonly text: string }) {
  const { id: collectionId, name } = publication;
  const dialog = useResumedDialog('restore-publication');
  const change = useChange(RestoreCollectionDocument);
  const isDeleting = closing.deleteAt !== null;
  const restore = async () => {
    const done = await change.run({ collectionId });
    if (done === undefined) return done;
    onChanged();
    const message = formatMessage(isDeleting ? messages.kept : messages.restored, { name });
    void showToast({ message, testId: 'publication-restored' });
    return done;
  };
  const label = isDeleting ? messages.keep : messages.restore;
  return (
    <>
      <Prompt text={text}>
        <Button onClick={dialog.open}>{label}</Button>
      </Prompt>
      <ConfirmChange
        dialog={dialog}
        title={formatMessage(isDeleting ? messages.keepAsk : messages.restoreAsk, { name })}
        submitLabel={label}
        change={change}
        onConfirm={restore}
        wantsStepUp
      >
        {closing.wasArchived ? messages.keepArchivedText : messages.restoreText}
      </ConfirmChange>
    </>
  );
}
