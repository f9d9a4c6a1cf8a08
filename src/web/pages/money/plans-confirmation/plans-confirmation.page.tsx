import { formatMessage } from '#shared/messages/format-message.ts';
import { plansMessages } from '#shared/messages/plans.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { oftenWords, planOfAddress, tierName } from '#web/features/money/plans/plan-words.ts';
import { type PlansConfirmationQuery, PlansConfirmationQueryDocument } from '#web/generated/PlansConfirmationQuery.ts';
import { PlansConfirmation } from './PlansConfirmation.tsx';

/** `/plans/confirmation/{membershipType}`: one plan, looked at once more before it is paid; for members what they have. */
const page: PageDefinition<PlansConfirmationQuery> = {
  queries: (_route, query) => [
    { document: PlansConfirmationQueryDocument, variables: { coupon: query.get('coupon') } },
  ],
  outcome: ({ route }) =>
    planOfAddress(route.params['membershipType']) === null
      ? { kind: 'notFound' }
      : { kind: 'show', robots: 'noindex', isCacheable: false },
  head: ({ route }) => {
    const plan = planOfAddress(route.params['membershipType']) ?? 'YEARLY';
    const title = formatMessage(plansMessages.confirmationTitle, { tier: tierName(plan), often: oftenWords(plan) });
    return { title };
  },
  Component: PlansConfirmation,
};

export default page;
