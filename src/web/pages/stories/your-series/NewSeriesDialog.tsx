import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { seriesMessages as messages } from '#shared/messages/series.ts';
import { SelectField } from '#web/parts/field/SelectField.tsx';
import { Form } from '#web/parts/form/Form.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { CreateSeriesDocument } from '#web/generated/CreateSeries.ts';
import { SeriesFields } from './SeriesFields.tsx';

type NewSeriesDialogProps = {
  /** Those whose sequences the viewer may make. */
  readonly publications: readonly { readonly id: string; readonly name: string }[];
  readonly onMade: (series: { readonly id: string }) => void;
  readonly onClosed: () => void;
};

/** Asks for a new series of one's own, or for a sequence of a publication. */
export function NewSeriesDialog({ publications, onMade, onClosed }: NewSeriesDialogProps) {
  const [texts, setTexts] = useState({ title: '', description: '' });
  const [owner, setOwner] = useState('');
  const change = useChange(CreateSeriesDocument);
  const make = async (close: () => void) => {
    const done = await change.run({ input: { ...texts, collectionId: owner === '' ? null : owner } });
    if (done === undefined) return;
    close();
    onMade(done);
  };
  const owners = [
    { value: '', label: messages.ownerSelf },
    ...publications.map(({ id, name }) => ({ value: id, label: formatMessage(messages.ownerPublication, { name }) })),
  ];
  return (
    <Dialog title={messages.createTitle} onClosed={onClosed}>
      {(close) => (
        <Form close={close} change={change} submitLabel={messages.make} onSubmit={() => void make(close)}>
          <SeriesFields texts={texts} onChange={setTexts} />
          {publications.length > 0 && (
            <SelectField label={messages.owner} options={owners} value={owner} onChange={setOwner} />
          )}
        </Form>
      )}
    </Dialog>
  );
}
