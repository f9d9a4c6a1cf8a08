import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import type { FinancePayout } from '#web/generated/fragments.ts';
import { RetryPayoutDocument } from '#web/generated/RetryPayout.ts';
import { TickPayoutDocument } from '#web/generated/TickPayout.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { BANK_REFUSED, UNANSWERED } from '#shared/payouts/payout-reason.ts';
import { payoutText, payoutWhose, staffReason } from './payout-text.ts';

type FinancePayoutItemProps = {
  readonly payout: FinancePayout;
  readonly route: RouteMatch;
  readonly onChanged: () => void;
};

const labels = { PAID: messages.tickPaid, RETURNED: messages.tickReturned, FAILED: messages.tickFailed } as const;
type Tick = keyof typeof labels;
/** What a bank, or staff who looked at the provider, can say of a payout that stands so. */
const ticksOf: Partial<Record<FinancePayout['status'], readonly Tick[]>> = {
  PROCESSING: ['PAID', 'RETURNED', 'FAILED'],
  PAID: ['RETURNED'],
};

/** What was marked as refused may have been paid after all; else the bank's answer had nowhere to go. */
function ticksFor({ status, provider, reason }: FinancePayout): readonly Tick[] {
  if (status === 'ON_HOLD' && provider === 'BANK_TRANSFER' && reason === BANK_REFUSED) return ['PAID'];
  const isAtOther = status === 'PROCESSING' && provider !== 'BANK_TRANSFER' && reason !== UNANSWERED;
  return isAtOther ? [] : (ticksOf[status] ?? []);
}

/** A payout that somebody has to do something about, and what can be done. */
export function FinancePayoutItem({ payout, route, onChanged }: FinancePayoutItemProps) {
  const retrying = useChange(RetryPayoutDocument, { says: 'here' });
  const isLost = payout.status === 'PROCESSING' && payout.provider !== 'BANK_TRANSFER' && payout.reason === UNANSWERED;
  const isRetried = payout.status !== 'PROCESSING' && payout.status !== 'PAID';
  const say = (message: string) => {
    void showToast({ message, testId: 'payout-changed', about: 'finance' });
    onChanged();
  };
  // Whoever comes too late is told, and shown how it stands by now.
  const retry = async () => {
    const { done, failure } = await retrying.send({ payoutId: payout.id });
    if (done !== undefined) say(messages.retried);
    else if (failure.kind === 'refused') say(failure.message);
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
          {payout.reason !== null && <span>{staffReason(payout.reason)}</span>}
        </ItemFacts>
        {isLost && <Note>{formatMessage(messages.lookFor, { reference: payout.reference ?? '' })}</Note>}
        {/* A refusal is told by the message, which outlives what waits no more. */}
        {retrying.failure?.kind !== 'refused' && <AdminError failure={retrying.failure} route={route} />}
      </ItemWords>
      <ItemActions>
        {ticksFor(payout).map((tick) => (
          <TickButton key={tick} payout={payout} tick={tick} onSaid={say} />
        ))}
        {isRetried && (
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

type TickButtonProps = {
  readonly payout: FinancePayout;
  readonly tick: Tick;
  readonly onSaid: (message: string) => void;
};

/** Asks first: what is ticked moves money in the books, and may send it again. */
function TickButton({ payout, tick, onSaid }: TickButtonProps) {
  const dialog = useDialog();
  const ticking = useChange(TickPayoutDocument, { says: 'here' });
  const words = { amount: moneyText(payout.amount), name: payout.name };
  const confirm = async () => {
    const input = { payoutId: payout.id, answer: tick, seen: payout.status };
    const { done, failure } = await ticking.send({ bankTick: input });
    if (done !== undefined) onSaid(messages.ticked);
    else if (failure.kind === 'refused') onSaid(failure.message);
    return done;
  };
  return (
    <>
      <Button
        size="small"
        look="outlined"
        aria-label={formatMessage(messages.tickNamed, { name: payout.name, answer: labels[tick] })}
        onClick={dialog.open}
      >
        {labels[tick]}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={messages.tickTitles[tick]}
        submitLabel={labels[tick]}
        change={ticking}
        onConfirm={confirm}
      >
        {formatMessage(messages.tickTexts[tick], words)}
      </ConfirmDialog>
    </>
  );
}
