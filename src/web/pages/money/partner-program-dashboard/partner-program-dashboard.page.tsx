import { earningsMessages as messages } from '#shared/messages/earnings.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { periodOf } from '#web/features/running/stats/stats-address.ts';
import { type PartnerDashboardQuery, PartnerDashboardQueryDocument } from '#web/generated/PartnerDashboardQuery.ts';
import { type WriterDashboardQuery, WriterDashboardQueryDocument } from '#web/generated/WriterDashboardQuery.ts';
import { PartnerDashboard } from './PartnerDashboard.tsx';

/** `/me/partner/dashboard`, and `/@{username}/partner/dashboard` for oneself and those who keep the money (PART-2). */
const page: PageDefinition<PartnerDashboardQuery & Partial<WriterDashboardQuery>> = {
  queries: ({ params: { username } }, query) => {
    const period = periodOf(query);
    const own = { document: PartnerDashboardQueryDocument, variables: { period } };
    if (username === undefined) return [own];
    return [own, { document: WriterDashboardQueryDocument, variables: { username, period } }];
  },
  outcome: ({ data: { viewer, user }, route }) => {
    const earnings = route.params.username === undefined ? viewer?.partnerEarnings : user?.partnerEarnings;
    if (!earnings) return { kind: 'notFound' };
    return { kind: 'show', robots: 'noindex', isCacheable: false };
  },
  head: () => ({ title: messages.title }),
  Component: PartnerDashboard,
};

export default page;
