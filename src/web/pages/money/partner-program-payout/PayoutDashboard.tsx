import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import { taxMessages } from '#shared/messages/taxes.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { ExportPayoutTransactionsDocument } from '#web/generated/ExportPayoutTransactions.ts';
import type { PayoutPageQuery } from '#web/generated/PayoutPageQuery.ts';

import { saveFile } from '#web/parts/field/save-file.ts';
import { FieldStack } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note, Notice } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { List } from '#web/parts/list/List.tsx';
import { PayoutItem } from './PayoutItem.tsx';
import { YearStatements } from './YearStatements.tsx';

type OwnPayouts = NonNullable<PayoutPageQuery['payouts']>;

type PayoutDashboardProps = { readonly payouts: OwnPayouts; readonly taxes: PayoutPageQuery['taxes'] };

/** What is there for the next payout, and what became of each one before. */
export function PayoutDashboard({ payouts, taxes }: PayoutDashboardProps) {
  const { account, balances, payouts: history } = payouts;
  const owed = balances.filter(({ balance }) => balance.amount !== 0);
  return (
    <>
      {account === null && (
        <Notice>
          <p>{messages.noAccountYet}</p>
          <ButtonLink href={buildPath('SetUpPayout')} size="small">
            {messages.add}
          </ButtonLink>
        </Notice>
      )}
      {taxes !== null && taxes.needed !== null && (
        <Notice isUrgent={taxes.isOverdue}>
          <p>
            {taxes.isOverdue ? taxMessages.overdue : taxMessages.needed}{' '}
            {taxes.rate !== null && formatMessage(taxMessages.withheldWithout, { rate: taxes.rate })}
          </p>
          <ButtonLink href={buildPath('ShowPartnerTaxes')} size="small">
            {taxMessages.sign}
          </ButtonLink>
        </Notice>
      )}
      <Section title={messages.balance}>
        {owed.length === 0 && <EmptyText text={messages.noBalance} />}
        {owed.map(({ balance, minimum }) => (
          <FieldStack key={balance.currency}>
            <FactList facts={[[balance.currency, moneyText(balance)]]} />
            <Note>
              {balance.amount < 0
                ? messages.balanceBelow
                : formatMessage(messages.balanceText, { minimum: moneyText(minimum) })}
            </Note>
          </FieldStack>
        ))}
        {account !== null && (
          <Note>
            {messages.account}:{' '}
            <Link to={buildPath('SetUpPayout')}>
              {formatMessage(messages.accountIn, {
                provider: messages.providers[account.provider],
                shown: account.shown,
              })}
            </Link>
            {account.status !== 'ACTIVE' && ` (${messages.statuses[account.status]})`}
          </Note>
        )}
      </Section>
      <Section
        title={messages.history}
        more={(history.length > 0 || payouts.years.length > 0) && <DownloadTransactions />}
      >
        {history.length === 0 ? (
          <EmptyText text={messages.noPayouts} />
        ) : (
          <List>
            {history.map((payout) => (
              <PayoutItem key={payout.id} payout={payout} payableFrom={account?.payableFrom ?? 0} />
            ))}
          </List>
        )}
      </Section>
      <YearStatements years={payouts.years} />
    </>
  );
}

/** Every line of one's account in the books, as a file. */
function DownloadTransactions() {
  const exporting = useChange(ExportPayoutTransactionsDocument, { says: 'toast' });
  const download = async () => {
    const file = await exporting.run({});
    if (file !== undefined) saveFile(file.name, file.text);
  };
  return (
    <Button look="outlined" size="small" aria-disabled={exporting.isRunning} onClick={() => void download()}>
      {messages.download}
    </Button>
  );
}
