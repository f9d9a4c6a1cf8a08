import type { PlanOfViewer } from '#web/generated/fragments.ts';

/** Whether a membership opens stories now; one that was cancelled does until its end. */
export function isMembershipOn(membership: PlanOfViewer | null | undefined): membership is PlanOfViewer {
  return membership?.status === 'ACTIVE' && membership.endedAt === null;
}
