import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { useMoment } from '#web/features/ground/dates/use-moment.ts';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { BankFile } from '#web/generated/fragments.ts';
import { ReadPayoutFileDocument } from '#web/generated/ReadPayoutFile.ts';
import { saveFile } from '#web/parts/field/save-file.ts';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';

const formats = [
  ['PAIN_001', messages.xml],
  ['CSV', messages.csv],
] as const;

/** A file of transfers for the bank, which is downloaded as often as it is wanted. */
export function BankFileItem({ file, route }: { readonly file: BankFile; readonly route: RouteMatch }) {
  const { id: batchId, count, currency } = file;
  const reading = useChange(ReadPayoutFileDocument, { says: 'here' });
  // Of one day there are several: one for each currency, and one more for what came back.
  const at = useMoment()(file.createdAt);
  const download = async (fileFormat: (typeof formats)[number][0]) => {
    const read = await reading.run({ batchId, fileFormat });
    if (read !== undefined) saveFile(read.name, read.text);
  };
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>{formatMessage(messages.fileOf, { at })}</ItemTitle>
        <ItemFacts>
          <span>{factOf(file)}</span>
        </ItemFacts>
        <AdminError failure={reading.failure} route={route} />
      </ItemWords>
      {count > 0 && (
        <ItemActions>
          {formats.map(([fileFormat, format]) => (
            <Button
              key={fileFormat}
              size="small"
              look="outlined"
              aria-label={formatMessage(messages.downloadNamed, { at, format, currency: currency ?? messages.mixed })}
              aria-disabled={reading.isRunning}
              onClick={() => void (reading.isRunning || download(fileFormat))}
            >
              {format}
            </Button>
          ))}
        </ItemActions>
      )}
    </ListItem>
  );
}

function factOf({ count, open, currency }: BankFile): string {
  if (count === 0) return messages.emptyFile;
  return currency === null
    ? formatMessage(messages.fileFact, { count, open })
    : formatMessage(messages.fileFactIn, { count, open, currency });
}
