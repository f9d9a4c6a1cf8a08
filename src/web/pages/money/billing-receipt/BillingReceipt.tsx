import { use } from 'react';
import { receiptMessages as messages } from '#shared/messages/manage-membership.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { methodText } from '#web/features/money/membership-settings/membership-text.ts';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import { SandboxNote } from '#web/features/money/membership-settings/SandboxNote.tsx';
import { BillingReceiptPageQueryDocument } from '#web/generated/BillingReceiptPageQuery.ts';
import styles from './BillingReceipt.module.css';
import { CreditNotes } from './CreditNotes.tsx';
import { ReceiptSums } from './ReceiptSums.tsx';

/** One payment as a document: who sold what to whom, when, for how much, with which tax (rule 97). */
export function BillingReceipt({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(BillingReceiptPageQueryDocument, {
    variables: { chargeId: route.params['chargeId'] ?? '' },
  });
  const site = use(SiteContext);
  if (data?.charge.__typename !== 'Charge') return null;
  const { receiptNumber, chargedAt, seller, buyer, paymentMethod, paymentProvider } = data.charge;
  return (
    <article className={styles.receipt}>
      <h1 className={styles.title} tabIndex={-1}>
        {messages.title}
      </h1>
      {paymentProvider === 'SANDBOX' && <SandboxNote />}
      <dl className={styles.facts}>
        <dt>{messages.number}</dt>
        <dd>{receiptNumber}</dd>
        <dt>{messages.date}</dt>
        <dd>{formatDate(chargedAt)}</dd>
        <dt>{messages.seller}</dt>
        <dd>{seller === '' ? site.name : seller}</dd>
        <dt>{messages.buyer}</dt>
        <dd>{buyer}</dd>
        {paymentMethod !== null && (
          <>
            <dt>{messages.paidWith}</dt>
            <dd>{methodText(paymentMethod)}</dd>
          </>
        )}
      </dl>
      <ReceiptSums charge={data.charge} />
      <CreditNotes charge={data.charge} />
      <p className={styles.ways}>
        <Button look="outlined" onClick={() => print()}>
          {messages.print}
        </Button>
        <ButtonLink href={membershipSettingsPath('payment')} look="plain">
          {messages.back}
        </ButtonLink>
      </p>
    </article>
  );
}
