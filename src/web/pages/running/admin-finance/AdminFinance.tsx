import { useState } from 'react';
import { adminFinanceMessages as messages } from '#shared/messages/admin-finance.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { opensStaffPage } from '#shared/moderation/staff-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { type AdminFinancePageQuery, AdminFinancePageQueryDocument } from '#web/generated/AdminFinancePageQuery.ts';
import { AdminTabsQueryDocument } from '#web/generated/AdminTabsQuery.ts';
import { periodName } from '#web/features/running/stats/figure-texts.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Notice } from '#web/parts/frame/Note.tsx';
import { List } from '#web/parts/list/List.tsx';
import { StackedSection } from '#web/parts/frame/StackedSection.tsx';
import { BankTransfers } from './BankTransfers.tsx';
import { Books } from './Books.tsx';
import { FinancePayoutItem } from './FinancePayoutItem.tsx';
import { PayoutStates, Revenue } from './FinanceSums.tsx';
import { FinanceTaxes } from './FinanceTaxes.tsx';
import { ReviewList } from './ReviewList.tsx';
import { WriterYears } from './WriterYears.tsx';

type LateMonth = NonNullable<AdminFinancePageQuery['finance']>['lateMonths'][number];

/** A month that could not be closed: how far it came, and where to see why. */
function LateMonthText({ late: { month, state, dueAt } }: { readonly late: LateMonth }) {
  const { data } = useQuery(AdminTabsQueryDocument);
  const mayLook = opensStaffPage(data?.viewer?.platformRoles ?? [], 'errors');
  return (
    <Notice>
      <p>
        {formatMessage(messages.lateMonth, { month: periodName(month), date: formatDate(dueAt) })}{' '}
        {messages.lateStates[state]} {mayLook && <Link to={buildPath('ShowAdminErrors')}>{messages.lateWhy}</Link>}
      </p>
    </Notice>
  );
}

/** What waits for somebody first, then what comes in, goes out and is owed. */
export function AdminFinance({ route }: { readonly route: RouteMatch }) {
  const { data, refetch } = useQuery(AdminFinancePageQueryDocument);
  const finance = data?.finance;
  const [lastYear] = useState(() => new Date().getUTCFullYear() - 1);
  if (!finance) return null;
  return (
    <AdminFrame title={messages.title}>
      <ReviewList reviews={finance.reviews} route={route} onDecided={refetch} />
      <StackedSection title={messages.attention}>
        {finance.attention.length + finance.lateMonths.length === 0 && <EmptyText text={messages.noAttention} />}
        {finance.lateMonths.map((late) => (
          <LateMonthText key={late.month} late={late} />
        ))}
        <List>
          {finance.attention.map((payout) => (
            <FinancePayoutItem key={payout.id} payout={payout} route={route} onChanged={refetch} />
          ))}
        </List>
      </StackedSection>
      <BankTransfers finance={finance} route={route} onChanged={refetch} />
      <FinanceTaxes forms={data.signedTaxForms ?? []} lastYear={lastYear} route={route} />
      <WriterYears lastYear={lastYear} route={route} />
      <PayoutStates finance={finance} />
      <Books finance={finance} />
      <Revenue finance={finance} />
    </AdminFrame>
  );
}
