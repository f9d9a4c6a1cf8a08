import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationClosingMessages as messages } from '#shared/messages/publication-closings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { FormPoints } from '#web/parts/form/Form.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ArchiveCollectionDocument } from '#web/generated/ArchiveCollection.ts';
import { DeleteCollectionDocument } from '#web/generated/DeleteCollection.ts';
import type { ManagedPublication } from '#web/generated/fragments.ts';

type CloseProps = { readonly publication: ManagedPublication; readonly onClosed: () => void };

/** What ends a publication, for its owner: for as long as one likes, or for good. */
export function CloseSettings(props: CloseProps) {
  return (
    <Section title={messages.title}>
      <ArchiveRow {...props} />
      <DeleteRow {...props} />
    </Section>
  );
}

function ArchiveRow({ publication, onClosed }: CloseProps) {
  const { id: collectionId, name } = publication;
  const dialog = useResumedDialog('archive-publication');
  const change = useChange(ArchiveCollectionDocument);
  const archive = async () => {
    const done = await change.run({ collectionId });
    if (done === undefined) return done;
    onClosed();
    void showToast({ message: formatMessage(messages.archived, { name }), testId: 'publication-archived' });
    return done;
  };
  return (
    <Row
      title={messages.archiveTitle}
      text={messages.archiveText}
      actions={
        <Button look="outlined" size="small" aria-label={messages.archiveTitle} onClick={dialog.open}>
          {messages.archive}
        </Button>
      }
    >
      <ConfirmChange
        dialog={dialog}
        title={formatMessage(messages.archiveAsk, { name })}
        submitLabel={messages.archive}
        change={change}
        onConfirm={archive}
        wantsStepUp
      >
        <FormPoints points={messages.archivePoints} />
      </ConfirmChange>
    </Row>
  );
}

/** Asks for the address as well: nobody deletes a publication by two clicks. */
export function DeleteRow({ publication, onClosed }: CloseProps) {
  const { id: collectionId, name, slug } = publication;
  const dialog = useResumedDialog('delete-publication');
  const change = useChange(DeleteCollectionDocument);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const remove = async () => {
    const isRight = typed.trim().toLowerCase() === slug;
    setIsWrong(!isRight);
    if (!isRight) return undefined;
    const done = await change.run({ collectionId });
    if (done !== undefined) onClosed();
    return done;
  };
  return (
    <Row
      title={messages.deleteTitle}
      text={messages.deleteText}
      actions={
        <Button look="outlined" size="small" aria-label={messages.deleteTitle} onClick={dialog.open}>
          {messages.delete}
        </Button>
      }
    >
      <ConfirmChange
        dialog={dialog}
        title={formatMessage(messages.deleteAsk, { name })}
        submitLabel={messages.delete}
        change={change}
        onConfirm={remove}
        wantsStepUp
        isDanger
      >
        <FormPoints points={messages.deletePoints} />
        <Field
          label={formatMessage(messages.confirmLabel, { slug })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong ? messages.confirmWrong : undefined}
        />
      </ConfirmChange>
    </Row>
  );
}
