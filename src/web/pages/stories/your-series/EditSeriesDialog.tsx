import { useState } from 'react';
import { seriesMessages as messages } from '#shared/messages/series.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { UpdateSeriesDocument } from '#web/generated/UpdateSeries.ts';
import { SeriesFields, type SeriesTexts } from './SeriesFields.tsx';

type EditSeriesDialogProps = { readonly series: SeriesTexts & { readonly id: string }; readonly onClosed: () => void };

/** Renames and describes a series; its address stays. */
export function EditSeriesDialog({ series, onClosed }: EditSeriesDialogProps) {
  const { id: seriesId, title, description } = series;
  const [texts, setTexts] = useState<SeriesTexts>({ title, description });
  const change = useChange(UpdateSeriesDocument);
  const save = async (close: () => void) => {
    if ((await change.run({ input: { seriesId, ...texts } })) !== undefined) close();
  };
  return (
    <Dialog title={messages.editTitle} onClosed={onClosed}>
      {(close) => (
        <Form close={close} change={change} submitLabel={messages.save} onSubmit={() => void save(close)}>
          <SeriesFields texts={texts} onChange={setTexts} />
        </Form>
      )}
    </Dialog>
  );
}
