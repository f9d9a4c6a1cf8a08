import { useRef, useState } from 'react';
import { taxMessages as messages } from '#shared/messages/taxes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { PayoutTabs } from '#web/features/money/payouts/PayoutTabs.tsx';
import { type TaxPageQuery, TaxPageQueryDocument } from '#web/generated/TaxPageQuery.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { SignForm } from './SignForm.tsx';
import { TaxNotices } from './TaxNotices.tsx';
import { TaxState } from './TaxState.tsx';

export type Taxes = NonNullable<TaxPageQuery['taxes']>;

/** What one signed about one's taxes, what is missing, and the form (PART-2). */
export function PartnerTaxes({ route }: { readonly route: RouteMatch }) {
  const { data, error, refetch } = useQuery(TaxPageQueryDocument);
  const [isSigning, setSigning] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const taxes = data?.taxes;
  if (!taxes) return error === undefined ? null : <LoadFailed text={messages.loadFailed} onRetry={refetch} />;
  const { certification, needed } = taxes;
  const isAsked = taxes.isUs || taxes.isDac7;
  const isForm = isAsked && (isSigning || (certification === null && needed !== null));
  const done = () => {
    setSigning(false);
    refetch();
  };
  const opening = { ref: opener, 'aria-expanded': isForm, onClick: () => setSigning(!isSigning) };
  const cancel = () => {
    setSigning(false);
    // What opened the form may come back only now.
    setTimeout(() => opener.current?.focus());
  };
  return (
    <StackedPage title={messages.title} tabs={<PayoutTabs active="ShowPartnerTaxes" />}>
      {isAsked ? <p>{messages.intro}</p> : <EmptyText text={messages.notAsked} />}
      {isAsked && <TaxNotices taxes={taxes} />}
      {isAsked && certification === null && !isForm && (
        <>
          <EmptyText text={messages.notAskedOfYou} />
          <div>
            <Button look="outlined" {...opening}>
              {messages.sign}
            </Button>
          </div>
        </>
      )}
      {certification !== null && (
        <TaxState
          taxes={taxes}
          certification={certification}
          route={route}
          opening={isAsked ? opening : undefined}
          onWithdrawn={done}
        />
      )}
      {isForm && (
        <Section title={certification === null ? messages.sign : messages.correct}>
          <SignForm taxes={taxes} route={route} onSigned={done} onCancel={isSigning ? cancel : undefined} />
        </Section>
      )}
    </StackedPage>
  );
}
