import { useEffect, useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { payoutMessages as messages } from '#shared/messages/payouts.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { forgetForm, takeForm } from '#web/features/money/payouts/kept-form.ts';
import { ContinuePayoutSetupDocument } from '#web/generated/ContinuePayoutSetup.ts';
import type { PayoutAccountCard } from '#web/generated/fragments.ts';
import type { PayoutPageQuery } from '#web/generated/PayoutPageQuery.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { AccountForm } from './AccountForm.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';

type PayoutSetUpProps = {
  readonly payouts: NonNullable<PayoutPageQuery['payouts']>;
  readonly viewerId: string | undefined;
  readonly route: RouteMatch;
  readonly onChanged: () => void;
};

/** The account that one is paid to: how it stands, what is missing, and a form for another. */
export function PayoutSetUp({ payouts, viewerId, route, onChanged }: PayoutSetUpProps) {
  const { account, providers, countries } = payouts;
  const [isChanging, setChanging] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>();
  useEffect(() => {
    if (viewerId === undefined) return;
    const timer = setTimeout(() => {
      const values = takeForm('payoutAccount', viewerId);
      if (values === undefined) return;
      setTyped(values);
      setChanging(true);
    });
    return () => clearTimeout(timer);
  }, [viewerId]);
  const close = () => {
    setChanging(false);
    setTyped(undefined);
    forgetForm('payoutAccount');
  };
  if (providers.length === 0) return <EmptyText text={messages.noProviders} />;
  const form = (
    <AccountForm
      key={typed === undefined ? 'new' : 'kept'}
      viewerId={viewerId}
      typed={typed}
      providers={providers}
      countries={countries}
      isChange={account !== null}
      route={route}
      onSaved={() => {
        close();
        onChanged();
        void showToast({ message: messages.saved, testId: 'payout-saved' });
      }}
    />
  );
  if (account === null) return form;
  return (
    <>
      <FromStripe account={account} route={route} />
      <AccountState account={account} onChanged={onChanged} />
      {isChanging ? (
        <Section title={messages.change}>
          {form}
          <div>
            <Button look="outlined" onClick={close}>
              {messages.keep}
            </Button>
          </div>
        </Section>
      ) : (
        <div>
          <Button look="outlined" onClick={() => setChanging(true)}>
            {messages.change}
          </Button>
        </div>
      )}
    </>
  );
}

/** What whoever comes back from Stripe reads. An old link, opened again, says nothing that is true no more. */
function FromStripe({ account, route }: { readonly account: PayoutAccountCard; readonly route: RouteMatch }) {
  if (!account.provider.startsWith('STRIPE')) return null;
  if (route.name === 'ReturnFromStripe') return <output>{messages.returned}</output>;
  const isOpen = account.status === 'PENDING_ACTION' || account.status === 'UNKNOWN';
  return route.name === 'RefreshStripe' && isOpen ? <output>{messages.refreshed}</output> : null;
}

type AccountStateProps = { readonly account: PayoutAccountCard; readonly onChanged: () => void };

/** How an account stands, and the way on where something is missing. */
function AccountState({ account, onChanged }: AccountStateProps) {
  const { provider, shown, status, payableFrom } = account;
  const waitsForCode = provider === 'PAYPAL' && status === 'PENDING_ACTION';
  const [now] = useState(() => Date.now());
  const going = useChange(ContinuePayoutSetupDocument, { says: 'here' });
  const goOn = async () => {
    const { done, failure } = await going.send({});
    if (failure !== undefined) {
      void showToast({ message: `${messages.retryConnection}: ${failure.message}`, testId: 'payout-retry' });
    } else if (done.setupUrl === null) onChanged();
    else location.assign(done.setupUrl);
  };
  return (
    <Section title={formatMessage(messages.accountIn, { provider: messages.providers[provider], shown })} look="quiet">
      <p>
        <strong>{messages.statuses[status]}.</strong> {!waitsForCode && messages.statusTexts[status]}
      </p>
      {payableFrom > now && <Note>{formatMessage(messages.waits, { date: formatDate(payableFrom) })}</Note>}
      {waitsForCode && <ConfirmAddress shown={shown} onConfirmed={onChanged} />}
      {!waitsForCode && (status === 'PENDING_ACTION' || status === 'UNKNOWN') && (
        <div>
          <Button aria-disabled={going.isRunning} aria-busy={going.isRunning} onClick={() => void goOn()}>
            {messages.continue}
          </Button>
        </div>
      )}
    </Section>
  );
}
