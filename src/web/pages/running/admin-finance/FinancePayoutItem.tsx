import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { FinancePayout } from '#web/generated/fragments.ts';
import { RetryPayoutDocument } from '#web/generated/RetryPayout.ts';
import { TickPayoutDocument } from '#web/generated/TickPayout.ts';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { payoutText, payoutWhose } from './payout-text.ts';

type FinancePayoutItemProps = {
  readonly payout: FinancePayout;
  readonly route: RouteMatch;
  readonly onChanged: () => void;
};

const ticks = [
  ['PAID', messages.tickPaid],
  ['RETURNED', messages.tickReturned],
  ['FAILED', messages.tickFailed],
] as const;

/** A payout that somebody has to do something about, and what can be done. */
export function FinancePayoutItem({ payout, route, onChanged }: FinancePayoutItemProps) {
  const retrying = useChange(RetryPayoutDocument, { says: 'here' });
  const ticking = useChange(TickPayoutDocument, { says: 'here' });
  const isAtBank = payout.status === 'PROCESSING';
  const say = (message: string) => {
    void showToast({ message, testId: 'payout-changed' });
    onChanged();
  };
  const retry = async () => {
    if ((await retrying.run({ payoutId: payout.id })) !== undefined) say(messages.retried);
  };
  const tick = async (bankTick: (typeof ticks)[number][0]) => {
    if ((await ticking.run({ payoutId: payout.id, bankTick })) !== undefined) say(messages.ticked);
  };
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          {payoutWhose(payout)}
          <Badge>{messages.states[payout.status]}</Badge>
        </ItemTitle>
        <ItemFacts>
          <span>{payoutText(payout)}</span>
          {payout.reason !== null && <span>{payout.reason}</span>}
        </ItemFacts>
        <AdminError failure={retrying.failure ?? ticking.failure} route={route} />
      </ItemWords>
      <ItemActions>
        {isAtBank ? (
          ticks.map(([bankTick, label]) => (
            <Button
              key={bankTick}
              size="small"
              look="outlined"
              aria-label={formatMessage(messages.tickNamed, { name: payout.name, answer: label })}
              aria-disabled={ticking.isRunning}
              onClick={() => void (ticking.isRunning || tick(bankTick))}
            >
              {label}
            </Button>
          ))
        ) : (
          <Button
            size="small"
            look="outlined"
            aria-label={formatMessage(messages.retryNamed, { name: payout.name })}
            aria-disabled={retrying.isRunning}
            onClick={() => void (retrying.isRunning || retry())}
          >
            {messages.retry}
          </Button>
        )}
      </ItemActions>
    </ListItem>
  );
}
