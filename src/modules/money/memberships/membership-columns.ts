import type { MembershipTier } from '#shared/membership/plans.ts';
import { tierAt, type Validity } from './membership.ts';

/** Column of a statement that finds a viewer, for the person `p`: what their rights as a member hang on. */
export const MEMBERSHIP_COLUMN = `
  (select json_build_object('status', mm.status, 'plan', mm.plan, 'periodEndsAt', mm.period_ends_at,
      'pausedUntil', mm.paused_until, 'nextChargeAt', mm.next_charge_at, 'firstFailedAt', mm.first_failed_at)
    from membership mm where mm.person_id = p.id and mm.status = 'ACTIVE') as membership`;

type MomentName = 'periodEndsAt' | 'pausedUntil' | 'nextChargeAt' | 'firstFailedAt';

/** What it gives: moments are texts in JSON. */
export type MembershipColumn = {
  readonly membership:
    | (Pick<Validity, 'status' | 'plan'> & {
        readonly [Name in MomentName]: Name extends 'periodEndsAt' ? string : string | null;
      })
    | null;
};

/** The tier whose rights the person has at a moment. */
export function tierOfColumn({ membership }: MembershipColumn, now: Date): MembershipTier {
  if (membership === null) return 'FREE';
  const { status, plan, periodEndsAt, pausedUntil, nextChargeAt, firstFailedAt } = membership;
  const validity: Validity = {
    status,
    plan,
    periodEndsAt: new Date(periodEndsAt),
    pausedUntil: momentOf(pausedUntil),
    nextChargeAt: momentOf(nextChargeAt),
    firstFailedAt: momentOf(firstFailedAt),
  };
  return tierAt(validity, now);
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
