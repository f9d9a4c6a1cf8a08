import { useId, useState } from 'react';
import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages } from '#shared/messages/payouts.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ExportLedgerDocument } from '#web/generated/ExportLedger.ts';
import { saveFile } from '#web/parts/field/save-file.ts';
import { FieldStack } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { ErrorNote, Note } from '#web/parts/frame/Note.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { StackedSection } from '#web/parts/frame/StackedSection.tsx';
import type { Finance } from './FinanceSums.tsx';

const kinds: Readonly<Record<string, string>> = messages.kinds;
const faultTexts: Readonly<Record<string, (typeof messages.faults)[keyof typeof messages.faults]>> = messages.faults;

/** Whether the books add up, what each kind of account holds, and all of it as a file. */
export function Books({ finance: { balances, faults, comparisons } }: { readonly finance: Finance }) {
  return (
    <StackedSection title={messages.books}>
      {faults.length === 0 && balances.length > 0 && <p>{messages.booksWell}</p>}
      {faults.map(({ fault, money }) => (
        <ErrorNote key={`${fault} ${money.currency}`}>
          {formatMessage(faultTexts[fault] ?? messages.faults.SUM, {
            currency: money.currency,
            amount: moneyText(money),
          })}
        </ErrorNote>
      ))}
      {faults.length > 0 && <Note>{messages.faultsText}</Note>}
      {balances.length === 0 && <EmptyText text={messages.noBooks} />}
      <FactList
        facts={balances.map(({ kind, money }) => [
          `${kinds[kind] ?? kind}, ${money.currency}`,
          moneyText(held(kind, money)),
        ])}
      />
      {comparisons.length === 0 && <Note>{messages.notCompared}</Note>}
      <FactList
        facts={comparisons.map(({ provider, compared, differences, comparedAt }) => [
          payoutMessages.providers[provider],
          formatMessage(differences === 0 ? messages.comparedWell : messages.comparedIll, {
            count: compared,
            date: formatDate(comparedAt),
            differences,
          }),
        ])}
      />
      {comparisons.map((comparison) => (
        <Differences key={comparison.provider} comparison={comparison} />
      ))}
      <LedgerExport />
    </StackedSection>
  );
}

const differenceTexts: Readonly<Record<string, (typeof messages.differences)[keyof typeof messages.differences]>> =
  messages.differences;

/** What the payouts are that stand otherwise at a provider, and what to do about them. */
function Differences({ comparison: { provider, found } }: { readonly comparison: Finance['comparisons'][number] }) {
  return found.map(({ kind, count, references }) => (
    <Note key={kind}>
      {formatMessage(differenceTexts[kind] ?? messages.differences.STRAY, {
        count,
        provider: payoutMessages.providers[provider],
      })}{' '}
      {references.length > 0 && formatMessage(messages.references, { references: references.join(', ') })}
    </Note>
  ));
}

/** What is there stands below zero in the books, and above it for whoever looks. */
function held(kind: string, { amount, currency }: Finance['balances'][number]['money']) {
  return { amount: kind === 'cash' && amount !== 0 ? -amount : amount, currency };
}

/** What an accountant books: all transfers, or those of a month. */
function LedgerExport() {
  const id = useId();
  const [month, setMonth] = useState('');
  const exporting = useChange(ExportLedgerDocument, { says: 'here' });
  const download = async () => {
    const file = await exporting.run({ month: month === '' ? null : month });
    if (file !== undefined) saveFile(file.name, file.text);
  };
  return (
    <FieldStack>
      <label htmlFor={id}>
        {messages.exportMonth}
        <input
          id={id}
          type="month"
          placeholder={messages.allMonths}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
      </label>
      <Button look="outlined" size="small" aria-disabled={exporting.isRunning} onClick={() => void download()}>
        {messages.exportLedger}
      </Button>
      <ErrorNote role="alert">{exporting.error}</ErrorNote>
    </FieldStack>
  );
}
