import type { PlanType } from '#shared/membership/plans.ts';
import { signInPath } from '#web/features/identity/sign-in/sign-in-path.ts';
import { paymentPath } from './plan-words.ts';

/** For visitors: through the sign-in to the payment. */
export function visitorPaymentPath(plan: PlanType, coupon: string | null): string {
  return signInPath({ operation: 'register', susiEntry: 'membership', redirectTo: paymentPath(plan, coupon) });
}
