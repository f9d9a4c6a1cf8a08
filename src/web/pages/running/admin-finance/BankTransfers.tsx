import { useState } from 'react';
import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { MakePayoutFileDocument } from '#web/generated/MakePayoutFile.ts';
import { ReadBankAnswerDocument } from '#web/generated/ReadBankAnswer.ts';
import { FieldStack } from '#web/parts/form/FieldForm.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { List } from '#web/parts/list/List.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { StackedSection } from '#web/parts/frame/StackedSection.tsx';
import { BankFileItem } from './BankFileItem.tsx';
import { FinancePayoutItem } from './FinancePayoutItem.tsx';
import type { Finance } from './FinanceSums.tsx';

type BankTransfersProps = {
  readonly finance: Finance;
  readonly route: RouteMatch;
  readonly onChanged: () => void;
};

/** Files for the bank, and the way back of its answer. */
export function BankTransfers({ finance, route, onChanged }: BankTransfersProps) {
  const { waitingForBank, batches, paidByBank } = finance;
  const making = useChange(MakePayoutFileDocument, { says: 'here' });
  const make = async () => {
    if ((await making.run({})) === undefined) return;
    void showToast({ message: messages.fileMade, testId: 'file-made', about: 'finance' });
    onChanged();
  };
  return (
    <StackedSection title={messages.bank}>
      <Note>{messages.bankText}</Note>
      <p>{formatMessage(messages.waiting, { count: waitingForBank })}</p>
      {waitingForBank > 0 && (
        <div>
          <Button size="small" aria-disabled={making.isRunning} onClick={() => void (making.isRunning || make())}>
            {messages.makeFile}
          </Button>
        </div>
      )}
      <AdminError failure={making.failure} route={route} />
      {batches.length > 0 && (
        <>
          <List>
            {batches.map((file) => (
              <BankFileItem key={file.id} file={file} route={route} />
            ))}
          </List>
          <AnswerField route={route} onRead={onChanged} />
        </>
      )}
      {paidByBank.length > 0 && (
        <>
          <h3>{messages.paidByBank}</h3>
          <List>
            {paidByBank.map((payout) => (
              <FinancePayoutItem key={payout.id} payout={payout} route={route} onChanged={onChanged} />
            ))}
          </List>
        </>
      )}
    </StackedSection>
  );
}

function AnswerField({ route, onRead }: { readonly route: RouteMatch; readonly onRead: () => void }) {
  const reading = useChange(ReadBankAnswerDocument, { says: 'here' });
  const [unclear, setUnclear] = useState<readonly string[]>([]);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setUnclear([]);
    const answer = await reading.run({ bankAnswer: await file.text() });
    if (answer === undefined) return;
    const { paid, returned, known } = answer;
    setUnclear(answer.unclear);
    const message = formatMessage(messages.answerRead, { paid, returned, known });
    void showToast({ message, testId: 'answer-read', about: 'finance' });
    onRead();
  };
  return (
    <FieldStack>
      <label>
        {messages.readAnswer}
        <input
          type="file"
          accept=".xml,text/xml,application/xml"
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file may be chosen again, as after signing in anew: a browser tells of that only where none is.
            target.value = '';
          }}
        />
      </label>
      {unclear.length > 0 && <p role="alert">{formatMessage(messages.unclear, { keys: unclear.join(', ') })}</p>}
      <AdminError failure={reading.failure} route={route} />
    </FieldStack>
  );
}
