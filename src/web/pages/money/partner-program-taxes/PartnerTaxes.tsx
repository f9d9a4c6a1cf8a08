import { useEffect, useRef, useState } from 'react';
import { taxMessages as messages } from '#shared/messages/taxes.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { emptyTaxDraft, type TaxDraft, taxDraftOf } from '#shared/taxes/tax-answers.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { forgetForm, takeForm } from '#web/features/money/payouts/kept-form.ts';
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
  const [kept, setKept] = useState<TaxDraft>();
  const viewerId = data?.viewer?.id;
  useEffect(() => {
    if (viewerId === undefined) return;
    const timer = setTimeout(() => {
      const values = takeForm('taxes', viewerId);
      if (values !== undefined) setKept(taxDraftOf(values));
    });
    return () => clearTimeout(timer);
  }, [viewerId]);
  const taxes = data?.taxes;
  if (!taxes) return error === undefined ? null : <LoadFailed text={messages.loadFailed} onRetry={refetch} />;
  const { certification, needed } = taxes;
  const isAsked = taxes.isUs || taxes.isDac7;
  const isNeeded = certification === null && needed !== null;
  const isForm = isAsked && (isNeeded || isSigning || kept !== undefined);
  const close = () => {
    setSigning(false);
    setKept(undefined);
    forgetForm('taxes');
  };
  const done = () => {
    close();
    refetch();
  };
  const opening = { ref: opener, 'aria-expanded': isForm, onClick: () => (isForm ? close() : setSigning(true)) };
  const cancel = () => {
    close();
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
          {kept !== undefined && <output>{messages.restored}</output>}
          <SignForm
            key={kept === undefined ? 'new' : 'kept'}
            taxes={taxes}
            viewerId={viewerId}
            typed={kept ?? emptyTaxDraft(taxes.country)}
            isRestored={kept !== undefined}
            route={route}
            onSigned={done}
            onCancel={isNeeded ? undefined : cancel}
          />
        </Section>
      )}
    </StackedPage>
  );
}
