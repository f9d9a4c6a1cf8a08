import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { ExportYearStatementDocument } from '#web/generated/ExportYearStatement.ts';
import type { PayoutYear } from '#web/generated/fragments.ts';
import { saveFile } from '#web/parts/field/save-file.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

/** What one was paid in each year, with what was kept back, and all of it as a file. */
export function YearStatements({ years }: { readonly years: readonly PayoutYear[] }) {
  const exporting = useChange(ExportYearStatementDocument, { says: 'toast' });
  const download = async (year: number) => {
    const file = await exporting.run({ statementYear: year });
    if (file !== undefined) saveFile(file.name, file.text);
  };
  return (
    <Section title={messages.years}>
      {years.length === 0 ? (
        <EmptyText text={messages.noYears} />
      ) : (
        <List>
          {years.map(({ year, count, earned, withheld }) => (
            <ListItem key={`${year} ${earned.currency}`}>
              <ItemWords>
                <ItemTitle>
                  {year}: {moneyText(earned)}
                </ItemTitle>
                <ItemFacts>
                  <span>{formatMessage(messages.yearCount, { count })}</span>
                  {withheld.amount > 0 && (
                    <span>{formatMessage(messages.yearWithheld, { amount: moneyText(withheld) })}</span>
                  )}
                </ItemFacts>
              </ItemWords>
              <ItemActions>
                <Button
                  size="small"
                  look="outlined"
                  aria-disabled={exporting.isRunning}
                  onClick={() => void (exporting.isRunning || download(year))}
                >
                  {formatMessage(messages.yearDownload, { year: String(year) })}
                </Button>
              </ItemActions>
            </ListItem>
          ))}
        </List>
      )}
    </Section>
  );
}
