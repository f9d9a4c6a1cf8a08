import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { ExportYearStatementDocument } from '#web/generated/ExportYearStatement.ts';
import { ExportYearSumsDocument } from '#web/generated/ExportYearSums.ts';
import type { PayoutYear } from '#web/generated/fragments.ts';
import { saveFile } from '#web/parts/field/save-file.ts';
import { FieldStack } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

/** What each year did to what one is owed, as the books have it, and both of its files (rules 196 and 270). */
export function YearStatements({ years }: { readonly years: readonly PayoutYear[] }) {
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  return (
    <Section title={messages.years}>
      {years.length === 0 ? (
        <EmptyText text={messages.noYears} />
      ) : (
        <>
          <Note>{messages.yearNote}</Note>
          <List>
            {years.map((year) => (
              <YearItem key={`${year.year} ${year.earned.currency}`} year={year} isOver={year.year < thisYear} />
            ))}
          </List>
        </>
      )}
    </Section>
  );
}

function YearItem({ year: sums, isOver }: { readonly year: PayoutYear; readonly isOver: boolean }) {
  const year = String(sums.year);
  const exporting = useChange(ExportYearStatementDocument, { says: 'toast' });
  const summing = useChange(ExportYearSumsDocument, { says: 'toast' });
  const isRunning = exporting.isRunning || summing.isRunning;
  const download = async (change: typeof exporting | typeof summing) => {
    if (isRunning) return;
    const file = await change.run({ statementYear: sums.year });
    if (file !== undefined) saveFile(file.name, file.text);
  };
  return (
    <ListItem>
      <ItemWords>
        <FieldStack>
          <div>
            <ItemTitle>{formatMessage(messages.yearTitle, { year, currency: sums.earned.currency })}</ItemTitle>
            <ItemFacts>
              <span>{formatMessage(messages.yearCount, { count: sums.count })}</span>
            </ItemFacts>
          </div>
          <FactList facts={factsOf(sums, isOver)} />
        </FieldStack>
      </ItemWords>
      <ItemActions>
        <Button size="small" look="outlined" aria-disabled={isRunning} onClick={() => void download(summing)}>
          {formatMessage(messages.sumsDownload, { year })}
        </Button>
        <Button size="small" look="outlined" aria-disabled={isRunning} onClick={() => void download(exporting)}>
          {formatMessage(messages.yearDownload, { year })}
        </Button>
      </ItemActions>
    </ListItem>
  );
}

/** What is nothing is left out, but for what everybody looks for. */
function factsOf(sums: PayoutYear, isOver: boolean): readonly (readonly [string, string])[] {
  const { yearFacts: names } = messages;
  const shown = ['broughtForward', 'earned', 'withheld', 'fees', 'paidOut', 'forfeited'] as const;
  const always: ReadonlySet<string> = new Set(['earned', 'withheld', 'paidOut']);
  return [
    ...shown
      .filter((name) => always.has(name) || sums[name].amount !== 0)
      .map((name) => [names[name], moneyText(sums[name])] as const),
    [isOver ? names.heldOver : names.heldNow, moneyText(sums.heldOver)],
  ];
}
