import { GRACE_DAYS } from '#shared/membership/dunning.ts';

/**
 * SQL: whether a person is a member at a moment, as `isActive` says of one; with `isFriend` as a Friend. All three are
 * expressions of the statement that it stands in.
 */
export function memberAt(personId: string, now: string, isFriend: string): string {
  return `exists (select from membership mm where mm.person_id = ${personId} and mm.status = 'ACTIVE'
    and (not ${isFriend} or mm.plan in ('PREMIUM_MONTHLY', 'PREMIUM_YEARLY'))
    and not (mm.paused_until is not null and ${now} >= mm.period_ends_at and ${now} < mm.paused_until)
    and case when mm.first_failed_at is not null then ${now} < mm.first_failed_at + interval '${GRACE_DAYS} days'
      else mm.next_charge_at is not null or ${now} < mm.period_ends_at end)`;
}
