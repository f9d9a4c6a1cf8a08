import { useCallback, useRef } from 'react';
import type { PlanType } from '#shared/membership/plans.ts';
import { SwitchMembershipPlanDocument } from '#web/generated/SwitchMembershipPlan.ts';
import type { Settled, Shown } from '#web/features/money/checkout/payment-answer.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { useKeptPayment } from './use-kept-payment.ts';

/**
 * Goes over to another plan; the plan of now takes a scheduled switch back. A second press finds the first. `onPaid` is
 * called for what was approved after the page was loaded anew.
 */
export function useSwitchPlan({ membershipId }: Pick<OwnMembership, 'membershipId'>, onPaid: () => void) {
  const onResumed = (settled: Settled | undefined) => settled?.state === 'paid' && onPaid();
  const { run, isRunning, error } = useKeptPayment(SwitchMembershipPlanDocument, { subject: 'switch', onResumed });
  const formKeys = useRef(new Map<string, string>());
  const switchPlan = useCallback(
    async (membershipType: PlanType | 'ANNUAL', shown?: Shown) => {
      const formKey = formKeys.current.get(membershipType) ?? crypto.randomUUID();
      formKeys.current.set(membershipType, formKey);
      const settled = await run({
        input: {
          membershipId,
          membershipType,
          formKey,
          ...(shown && { shown: { amount: shown.amount, currency: shown.currency } }),
        },
      });
      // What was answered is over: the next press is another.
      if (settled !== undefined && settled.state !== 'waiting') formKeys.current.delete(membershipType);
      return settled;
    },
    [run, membershipId],
  );
  return { switchPlan, isRunning, error };
}
