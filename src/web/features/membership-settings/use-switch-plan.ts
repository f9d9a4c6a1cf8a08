import { useCallback, useRef } from 'react';
import type { PlanType } from '#shared/membership/plans.ts';
import { SwitchMembershipPlanDocument } from '#web/generated/SwitchMembershipPlan.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { useKeptPayment } from './use-kept-payment.ts';

/** Goes over to another plan; the plan of now takes a scheduled switch back. A second press finds the first. */
export function useSwitchPlan({ membershipId }: Pick<OwnMembership, 'membershipId'>) {
  const { run, isRunning, error } = useKeptPayment(SwitchMembershipPlanDocument);
  const formKeys = useRef(new Map<string, string>());
  const switchPlan = useCallback(
    async (membershipType: PlanType | 'ANNUAL') => {
      const formKey = formKeys.current.get(membershipType) ?? crypto.randomUUID();
      formKeys.current.set(membershipType, formKey);
      const settled = await run({ input: { membershipId, membershipType, formKey } });
      // What was answered is over: the next press is another.
      if (settled !== undefined && settled.state !== 'waiting') formKeys.current.delete(membershipType);
      return settled;
    },
    [run, membershipId],
  );
  return { switchPlan, isRunning, error };
}
