import { canSwitchPlan } from '#shared/membership/switching.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { UseCanSwitchMembershipPlanQueryDocument } from '#web/generated/UseCanSwitchMembershipPlanQuery.ts';

/** Whether the viewer is a Member who may become a Friend now (1§5); false until it is known. */
export function useCanSwitchMembershipPlan(): boolean {
  const { data } = useQuery(UseCanSwitchMembershipPlanQueryDocument);
  const viewer = data?.viewer;
  const membership = viewer?.viewerEdge.membership;
  if (viewer?.membership?.tier !== 'MEMBER' || !membership) return false;
  return canSwitchPlan(membership);
}
