import { canSwitchPlan } from '#shared/membership/switching.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { UseCanSwitchMembershipPlanQueryDocument } from '#web/generated/UseCanSwitchMembershipPlanQuery.ts';

/** The id of the viewer where they are a Member who may become a Friend now; undefined until it is known. */
export function useSwitchableMember(): string | undefined {
  const { data } = useQuery(UseCanSwitchMembershipPlanQueryDocument);
  const viewer = data?.viewer;
  const membership = viewer?.viewerEdge.membership;
  if (viewer?.membership?.tier !== 'MEMBER' || !membership || !canSwitchPlan(membership)) return undefined;
  return viewer.id;
}
